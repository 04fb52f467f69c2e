import { lookup } from '@ariane/shared/catalogue'
import { capitalised } from './rewriting.ts'

const TASKS: Record<string, string> = {
  calcul: 'calculer',
  conjugaison: 'conjuguer',
  conversion: 'convertir',
  résolution: 'résoudre',
  développement: 'développer',
  factorisation: 'factoriser',
  réduction: 'réduire',
  simplification: 'simplifier',
  comparaison: 'comparer',
  rangement: 'ranger',
  classement: 'classer',
  décomposition: 'décomposer',
  arrondi: 'arrondir',
  transformation: 'transformer',
  transposition: 'transposer',
  réécriture: 'réécrire',
  détermination: 'déterminer',
  évaluation: 'évaluer',
  mise: 'mettre',
  passage: 'mettre',
}
const NAMED = new RegExp(
  `^(?:(?:effectuer|faire|réaliser|procéder (?:à|au)) ?(?:la |le |les |l'|une |un |aux )?)?(?<task>${Object.keys(TASKS).join('|')})s? (?=(?:de|du|des|au|aux|à|en|par|dans|sous) |d'|à l')`,
  'iu',
)
const SUCH =
  /^(?:effectuer|faire|réaliser) (?:la |les |l')(?<task>conversion|factorisation|simplification|comparaison|réduction|décomposition)s?(?= ?(?:suivantes?|ci-dessous|demandées?)? ?:)/iu
const OBJECTS: [RegExp, string][] = [
  [/^de (?=la |l'|ces? |cette |chaque |chacun|\d|[-−(√]|[A-Z]\b)/u, ''],
  [/^de (?=l[ea]s? )/u, ''],
  [/^d'(?=une? |expressions?)/u, ''],
  [/^du (?=\p{L})/u, 'le '],
  [/^des (?=\p{L})/u, 'les '],
]

/** « Calcul de … », « Conjugaison au futur : » as « Calculer … », « Conjuguer au futur : ». */
export const namedTask = (text: string): string => {
  const such = SUCH.exec(text)
  const match = such ?? NAMED.exec(text)
  const verb = lookup(TASKS, match?.groups?.task?.toLowerCase() ?? '')
  if (!match || verb === undefined) return text
  const object = text.slice(match[0].length)
  const said = such ? object : OBJECTS.reduce((written, [from, to]) => written.replace(from, to), object)
  return capitalised(such ? `${verb}${said}` : `${verb} ${said}`)
}
