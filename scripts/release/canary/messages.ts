import { type CanaryStep, MIN_CANARY_LOADS } from '../../../shared/src/contracts/canary.ts'

const number = (value: number, digits = 0) => value.toLocaleString('fr-FR', { maximumFractionDigits: digits })
const percent = (rate: number) => `${number(rate * 100, 1)} %`
/** How likely it is by chance. */
const chance = (p: number) => (p < 0.000001 ? 'p < 0,000001' : `p = ${number(p, 6)}`)

const METRICS = {
  failed: { title: 'écrans qui ne s’affichent pas', value: percent },
  errors: { title: 'visites avec une erreur', value: percent },
  time: { title: 'premier affichage', value: (ms: number) => `${number(ms)} ms` },
}

const visits = ({ canary, control }: Pick<CanaryStep, 'canary' | 'control'>) =>
  `${number(canary.loads)} visites, contre ${number(control.loads)}`

/** What a team reads about a canary that watches itself, in the terminal and in the journal. */
export const messages = {
  started: (version: string, share: number) =>
    `${version} est donnée à ${share} % des navigateurs et se surveille : ensuite 10 %, puis tout le monde. ` +
    'Cette commande peut être arrêtée ; « npm run release watch » la reprend.',
  waiting: (share: number, canary: number, control: number) =>
    `  ${share} %  ${number(canary)} visites du canari, ${number(control)} des autres (il en faut ${MIN_CANARY_LOADS} de chaque côté)`,
  silent: 'Le serveur ne répond pas ; on redemande.',
  next: (step: CanaryStep) => `à ${step.share} %, pas plus mauvaise que les autres (${visits(step)})`,
  given: (version: string, share: number, why: string) =>
    share === 100
      ? `Tout le monde reçoit ${version} : ${why}.`
      : `${version} est donnée à ${share} % des navigateurs : ${why}.`,
  worse: (step: CanaryStep): string => {
    if (!step.worse) return visits(step)
    const { metric, canary, control, p } = step.worse
    const { title, value } = METRICS[metric]
    return `à ${step.share} %, ${title} : ${value(canary)} contre ${value(control)} (${visits(step)} ; ${chance(p)})`
  },
  halted: (version: string, active: string, why: string) =>
    `${version} est arrêtée et retirée ; tout le monde a de nouveau ${active}.\n${why}`,
  tooFew: (share: number, canary: number, control: number) =>
    `à ${share} %, pas assez de visites (${number(canary)}, contre ${number(control)} ; il en faut ${MIN_CANARY_LOADS} de chaque côté)`,
  decide: (name: string, why: string) =>
    `${name} : ${why}. C’est à une personne de décider : « npm run release watch ${name} » attend encore,\n` +
    `« … promote ${name} 10 "pourquoi" » ou « … promote ${name} "pourquoi" » la donne à plus de monde, « … promote ${name} 0 "pourquoi" » la retire.`,
  moved: (name: string) => `Quelqu’un d’autre a décidé pour ${name} : ce canari n’est plus surveillé d’ici.`,
  notWatched: (name: string) =>
    `${name} n’a pas de canari qui se surveille. Pour en commencer un : npm run release -- promote ${name} --canary "pourquoi"`,
  noServer:
    'Un canari qui se surveille a besoin du serveur : PUBLIC_URL (son adresse) et METRICS_TOKEN (le même que le sien).',
  refused: (address: string, status: number) =>
    status === 404
      ? `${address} ne donne pas ses mesures : METRICS_TOKEN n’est pas celui du serveur, ou le serveur est plus ancien que cette commande.`
      : `${address} a répondu ${status}.`,
}
