import { type Browser, launchBrowser } from '../../e2e/support/launch.ts'
import { startServer } from '../../e2e/support/server.ts'
import { freePort } from '../free-port.ts'
import { buildSite } from '../site/main.ts'
import { PACKAGES } from '../site/packages.ts'
import { firstChapter, firstTrial, firstVisit } from './first-visit.ts'
import type { Taps } from './phone.ts'
import { figure, type Part, spread } from './report.ts'
import { summarize } from './stats.ts'

const MOST_TAPS = 8
const MOST_SECONDS = 60

/** Seconds of a visit: those of the machine, and what a pupil takes for taps, letters and reading. */
const seconds = ({ machineMs, taps, letters, readingS }: Taps) =>
  machineMs / 1000 + taps * SECONDS_PER_TAP + letters * SECONDS_PER_LETTER + readingS
const add = (one: Taps, two: Taps): Taps => ({
  taps: one.taps + two.taps,
  letters: one.letters + two.letters,
  machineMs: one.machineMs + two.machineMs,
  readingS: one.readingS + two.readingS,
})
/** To find what to tap and to tap it: keystroke-level model, mental preparation and pointing (1.35 + 1.1 s). */
const SECONDS_PER_TAP = 2.45
/** Typing on a phone with two thumbs, a beginner. */
const SECONDS_PER_LETTER = 0.5

/** From the first page of somebody new to his first answered question, on a phone. */
export async function firstAnswer(runs: number): Promise<Part> {
  if (!(await buildSite(PACKAGES))) throw new Error('Le site n’a pas pu être construit.')
  const server = await startServer(await freePort())
  const browser: Browser = await launchBrowser()
  try {
    const visits: Awaited<ReturnType<typeof firstVisit>>[] = []
    // The first round only warms the server up.
    for (let run = 0; run <= runs; run++) visits.push(await firstVisit(browser, server.address))
    visits.shift()
    const chapters: Taps[] = []
    for (let run = 0; run < runs; run++) chapters.push(await firstChapter(browser, server.address))
    const trials: Awaited<ReturnType<typeof firstTrial>>[] = []
    for (let run = 0; run <= runs; run++) trials.push(await firstTrial(browser, server.address))
    trials.shift()
    const whole = visits.map(({ registering, answering }) => add(registering, answering))
    const parts = [
      { title: 'sans compte (accueil → réponse vérifiée)', list: trials.map(({ trying }) => trying) },
      { title: 'inscription après un essai, avec ses réponses', list: trials.map(({ keeping }) => keeping) },
      { title: 'inscription (accueil → tableau de bord)', list: visits.map(({ registering }) => registering) },
      {
        title: 'première réponse (tableau de bord → réponse vérifiée)',
        list: visits.map(({ answering }) => answering),
      },
      { title: 'inscription et première réponse (accueil → réponse vérifiée)', list: whole },
      { title: 'premier chapitre (tableau de bord → réponse vérifiée)', list: chapters },
    ]
    return {
      title: `De la première visite à la première réponse, sur un téléphone (${runs} visites)`,
      head: ['partie', 'touchers', 'lettres', 'machine, s', 'en tout, s'],
      rows: parts.map(({ title, list }) => [
        title,
        String(list[0]?.taps),
        String(list[0]?.letters),
        spread(summarize(list.map(({ machineMs }) => machineMs / 1000)), 1),
        figure(summarize(list.map(seconds)).median, 0),
      ]),
      targets: [
        { title: 'Touchers sans compte', value: trials[0]?.trying.taps ?? 0, limit: MOST_TAPS, unit: '' },
        {
          title: 'Temps sans compte',
          value: summarize(trials.map(({ trying }) => seconds(trying))).median,
          limit: MOST_SECONDS,
          unit: ' s',
        },
        { title: 'Touchers avec inscription', value: whole[0]?.taps ?? 0, limit: MOST_TAPS, unit: '' },
        {
          title: 'Temps avec inscription',
          value: summarize(whole.map(seconds)).median,
          limit: MOST_SECONDS,
          unit: ' s',
        },
        { title: 'Touchers jusqu’au premier chapitre', value: chapters[0]?.taps ?? 0, limit: MOST_TAPS, unit: '' },
        {
          title: 'Temps jusqu’au premier chapitre',
          value: summarize(chapters.map(seconds)).median,
          limit: MOST_SECONDS,
          unit: ' s',
        },
      ],
    }
  } finally {
    await browser.close()
    await server.remove()
  }
}
