import { toWords } from './normalise.ts'

/** Words that say little alone, and much beside one another. */
const SIGNS = {
  me: 'me m moi nous ma',
  blow: `frappe frapper frappent tape taper tapent gifle gifler gifles claque claques baffe baffes ceinture etrangle etrangler etranglent tabasse tabasser cogne cogner battu battue
battent crache cracher crachent droite bouscule bousculent bousculer pousse poussent gueule bleus couteau viole violer`,
  insult: `insulte insulter insultent insultes harcele harceler harcelent menacent humilie humilier humilient racket rackette racketter rabaisse
rabaisser rabaissent rejette rejettent rumeurs chantage critiquent pirate embetent terrorise detestent ignorent`,
  body: `nu nue nudes seins fesses poitrine culotte zizi sexe attouchements deshabiller deshabille caresse caresser tripote tripoter cuisses intime intimes embrasser`,
  force:
    'force forcer forcent forcee oblige obliger obligent obligee veut veulent demande demander touche toucher touchent main mains photo photos video envoyer',
  sorrow: `pleure pleurer pleurs triste deprime deprimer souffre souffrir seul seule abandonne abandonner abandonnee peur honte deteste degoute bout malheureux malheureuse craque desespere
desesperee vide angoisse cauchemars inutile nul nulle`,
  nobody:
    'personne amis ami copain copine lache lacher comprend ecoute parler college maison recre classe nuit nuits lit chambre toilettes rentrer',
  death: 'mourir mort morte crever suicider suicide tuer pendre mourrir suicidaire suicidaires',
  wish: 'envie envi veux voudrais aimerais essaye essayer pourrais pourrai souvent jamais hate besoin marre plus mieux',
  food: 'vomir vomis vomi maigrir grossir grosse gros poids calories kilos manger mange repas balance regime',
  harm: 'oblige obsede obsedee force deteste degoute honte peur pleure moche enorme rien jeune plus prive punis',
  cut: 'cicatrices lame coupures entaille scarifie saigner saigne sang cutter rasoir compas entailles brulures',
  arm: 'bras poignet poignets cuisses jambes ventre peau main mains',
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
