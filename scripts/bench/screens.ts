import { launchBrowser } from '../../e2e/support/launch.ts'
import { bothBuilds } from './builds.ts'
import { openAccount } from './person.ts'
import { figure, type Part, spread, type Target } from './report.ts'
import { serveSites } from './serve-sites.ts'
import { ratio, summarize } from './stats.ts'
import { type Visit, visit } from './visit.ts'

const SCREENS = [
  { title: 'Accueil', path: '/', heading: /./, signedIn: false },
  { title: 'Tableau de bord', path: '/', heading: /Bonjour/, signedIn: true },
  { title: 'Profil', path: '/profile', heading: /Profil/, signedIn: true },
] as const
type Measured = { title: string; signedIn: boolean; federated: Visit[]; bundle: Visit[] }

const WELCOME_KB = 150
/** Before anybody moved, touched or typed. */
const WELCOME_EARLY_KB = 10
const FIRST_REMOTE_KB = 242
const TIME_RATIO = 0.95
const SCRIPT_RATIO = 1.2

/** The federated site beside one bundle of the same sources, served by the same program, visited in turns. */
export async function screens(runs: number): Promise<Part> {
  const builds = await bothBuilds()
  const { federated, bundle } = await serveSites({ federated: builds.federated, bundle: builds.bundle }).catch(
    async error => {
      await builds.remove()
      throw error
    },
  )
  const browser = await launchBrowser()
  try {
    const sides = { federated: await openAccount(federated.address), bundle: await openAccount(bundle.address) }
    const measured: Measured[] = []
    for (const { title, path, heading, signedIn } of SCREENS) {
      const open = (side: 'federated' | 'bundle') => {
        const { address, cookies } = sides[side]
        return visit(browser, address, { path, heading, cookies: signedIn ? cookies : [] })
      }
      const screen: Measured = { title, signedIn, federated: [], bundle: [] }
      for (let run = 0; run <= runs; run++) {
        // Each goes first in turn; the round before the first one only warms the servers up.
        const order = run % 2 ? (['federated', 'bundle'] as const) : (['bundle', 'federated'] as const)
        for (const side of order) {
          const figures = await open(side)
          if (run > 0) screen[side].push(figures)
        }
      }
      measured.push(screen)
    }
    return report(measured, runs)
  } finally {
    await browser.close()
    await Promise.all([federated.remove(), bundle.remove()])
    await builds.remove()
  }
}

const all = (visits: Visit[], key: keyof Visit) => visits.map(one => one[key])

function report(measured: Measured[], runs: number): Part {
  const rows = measured.flatMap(screen =>
    (['bundle', 'federated'] as const).map(side => {
      const visits = screen[side]
      const compared = (key: keyof Visit) =>
        side === 'bundle' ? '' : spread(ratio(all(visits, key), all(screen.bundle, key)), 2)
      return [
        screen.title,
        side === 'bundle' ? 'un seul paquet' : 'fédéré',
        spread(summarize(all(visits, 'headingMs'))),
        compared('headingMs'),
        figure(summarize(all(visits, 'scriptKb')).median, 1),
        side === 'bundle' ? '' : figure(ratio(all(visits, 'scriptKb'), all(screen.bundle, 'scriptKb')).median, 2),
        String(summarize(all(visits, 'scripts')).median),
        String(summarize(all(visits, 'requests')).median),
      ]
    }),
  )
  return {
    title: `Premier écran (cache vide, 4G rapide, processeur 4 fois plus lent, ${runs} visites de chaque en alternance)`,
    head: [
      'écran',
      'construction',
      'titre affiché, ms',
      'rapport',
      'JavaScript, ko br',
      'rapport',
      'scripts',
      'requêtes',
    ],
    rows,
    targets: measured.flatMap(listTargets),
  }
}

function listTargets({ title, signedIn, federated, bundle }: Measured): Target[] {
  const kb = summarize(all(federated, 'scriptKb')).median
  const size = { title: `${title}, JavaScript`, value: kb, limit: signedIn ? FIRST_REMOTE_KB : WELCOME_KB, unit: ' ko' }
  if (!signedIn) {
    const early = summarize(all(federated, 'earlyKb')).median
    return [size, { title: `${title}, JavaScript avant un geste`, value: early, limit: WELCOME_EARLY_KB, unit: ' ko' }]
  }
  const compared = (key: keyof Visit) => ratio(all(federated, key), all(bundle, key)).median
  return [
    size,
    {
      title: `${title}, temps par rapport à un seul paquet`,
      value: compared('headingMs'),
      limit: TIME_RATIO,
      unit: '',
    },
    {
      title: `${title}, JavaScript par rapport à un seul paquet`,
      value: compared('scriptKb'),
      limit: SCRIPT_RATIO,
      unit: '',
    },
  ]
}
