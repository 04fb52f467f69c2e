import { toWords } from './normalise.ts'

/** Words that say little alone, and much beside one another. */
const SIGNS = {
  me: 'me m moi nous ma',
  blow: `frappe frappent tape tapent gifle claque baffe ceinture etrangle etranglent tabasse cogne battu
battent crache crachent droite bouscule bousculent pousse poussent gueule bleus couteau viole `,
  insult: `insulte insultent harcele harcelent menacent humilie humilient racket rackette rabaisse
 rabaissent rejette rejettent rumeurs chantage critiquent pirate embetent terrorise detestent ignorent`,
  body: `nu nue nudes seins fesses poitrine culotte zizi sexe attouchements deshabiller caresse tripote cuisses intime embrasser`,
  force: 'force forcent oblige obligent veut veulent demande touche touchent main photo video envoyer',
  sorrow: `pleure triste deprime souffre souffrir seul abandonne peur honte deteste degoute bout malheureux malheureuse craque desespere
 vide angoisse cauchemars inutile nul `,
  nobody:
    'personne amis copain copine lache comprend ecoute parler college maison recre classe nuit lit chambre toilettes rentrer',
  death: 'mourir mort morte crever suicider tuer pendre suicidaire ',
  wish: 'envie veux voudrais aimerais essaye pourrais souvent jamais hate besoin marre plus mieux',
  food: 'vomir maigrir grossir grosse gros poids calories kilos manger repas balance regime',
  harm: 'oblige obsede force deteste degoute honte peur pleure moche enorme rien jeune plus prive punis',
  cut: 'cicatrices lame coupures entaille scarifie saigner sang cutter rasoir compas brulures',
  arm: 'bras poignet cuisses jambes ventre peau main ',
} as const
type Sign = keyof typeof SIGNS

/** Signs that mean distress together; « other » is anybody who may do something. */
const TOGETHER: readonly (readonly (Sign | 'other' | 'i')[])[] = [
  ['me', 'other', 'blow'],
  ['me', 'other', 'insult'],
  ['me', 'other', 'body', 'force'],
  ['i', 'death', 'wish'],
  ['i', 'cut', 'arm'],
  ['i', 'sorrow', 'nobody', 'wish'],
  ['i', 'food', 'harm', 'sorrow'],
]
/** How near they have to stand. */
const WINDOW = 7

const sets = new Map(Object.entries(SIGNS).map(([sign, words]) => [sign, new Set(toWords(words))]))
const isSign = (sign: string, word: string) =>
  sign === 'other' ? word.startsWith('@') : sign === 'i' ? word === 'je' || word === 'me' : sets.get(sign)?.has(word)

/** Whether signs that mean distress together stand near one another; a word is one sign only. */
export function hasSigns(heard: string): boolean {
  const words = heard.split(' ').filter(word => word !== '' && word !== '.')
  return words.some((_, start) => {
    const near = words.slice(start, start + WINDOW)
    return TOGETHER.some(signs => signs.every(sign => near.some(word => isSign(sign, word))))
  })
}
