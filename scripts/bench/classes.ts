import { measureInChild } from './in-child.ts'
import { figure, type Part, spread } from './report.ts'
import { percentile, summarize } from './stats.ts'

/** What the child process measured, in milliseconds. */
export type ClassFigures = Record<'home' | 'needs' | 'results' | 'notion' | 'lines', number[]>

const P95 = 0.95
const HOME_MS = 300
const RESULTS_MS = 200

/** What a teacher opens every week: 1 000 pupils in ten classes, 100 000 answers. */
export async function classes(): Promise<Part> {
  return report(await measureInChild<ClassFigures>('classes-server.ts'))
}

function report({ home, needs, results, notion, lines }: ClassFigures): Part {
  const row = (title: string, times: number[]) => [
    title,
    spread(summarize(times), 1),
    figure(percentile(times, P95), 1),
  ]
  const target = (title: string, times: number[], limit: number) => ({
    title,
    value: summarize(times).median,
    limit,
    unit: ' ms',
  })
  return {
    title: `Classes : 1 000 élèves, 100 000 réponses, 10 000 par classe (${home.length} lectures)`,
    head: ['appel', 'ms', 'p95, ms'],
    rows: [
      row('accueil du professeur', home),
      row('qui aider d’abord, sur tous', needs),
      row('résultats d’une classe', results),
      row('une notion, côte à côte', notion),
      row('lignes du csv', lines),
    ],
    targets: [target('Accueil', home, HOME_MS), target('Résultats d’une classe', results, RESULTS_MS)],
  }
}
