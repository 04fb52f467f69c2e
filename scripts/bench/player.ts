import { launchBrowser } from '../../e2e/support/launch.ts'
import { startServer } from '../../e2e/support/server.ts'
import { freePort } from '../free-port.ts'
import { buildSite } from '../site/main.ts'
import { PACKAGES } from '../site/packages.ts'
import { generatePath } from './paths.ts'
import { openAccount } from './person.ts'
import { figure, type Part, spread } from './report.ts'
import { summarize } from './stats.ts'
import { type Visit, visit } from './visit.ts'

const TYPES = ['TEXT', 'ACCORDION', 'MULTI_CHOICE', 'BLANKS', 'TIMELINE']
const FIRST_SLIDE_MS = 1500
const SLOWDOWNS = [1, 4]

/** A path opened full screen by its address, as a shared link does: until its first slide shows its text. */
export async function player(runs: number): Promise<Part> {
  if (!(await buildSite(PACKAGES))) throw new Error('Le site n’a pas pu être construit.')
  const server = await startServer(await freePort())
  const browser = await launchBrowser()
  try {
    const pupil = await openAccount(server.address)
    const screen = { heading: /\p{L}/u, cookies: pupil.cookies, mark: 'section.present h2' }
    const visits = new Map<number, Visit[]>(SLOWDOWNS.map(slowdown => [slowdown, []]))
    for (let run = 0; run <= runs; run++)
      for (const [slowdown, list] of visits) {
        // A path that was opened before would go on at its second slide.
        const path = `/path/${await generatePath(pupil, TYPES)}`
        const figures = await visit(browser, server.address, { ...screen, path, slowdown })
        // The first round only warms the server up.
        if (run > 0) list.push(figures)
      }
    const shown = (list: readonly Visit[]) => summarize(list.map(({ headingMs }) => headingMs))
    return {
      title: `Première diapositive d’un parcours en plein écran (cache vide, 4G rapide, ${runs} visites)`,
      head: ['processeur', 'diapositive affichée, ms', 'JavaScript, ko br', 'requêtes'],
      rows: [...visits].map(([slowdown, list]) => [
        slowdown === 1 ? 'de cette machine' : `${slowdown} fois plus lent`,
        spread(shown(list)),
        figure(summarize(list.map(({ scriptKb }) => scriptKb)).median, 1),
        String(summarize(list.map(({ requests }) => requests)).median),
      ]),
      targets: [
        { title: 'Première diapositive', value: shown(visits.get(1) ?? []).median, limit: FIRST_SLIDE_MS, unit: ' ms' },
      ],
    }
  } finally {
    await browser.close()
    await server.remove()
  }
}
