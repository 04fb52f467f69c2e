/** Nothing stands behind it that may belong to it. */
const STOP = '(?= ?(?:[:.,;!?)]|$| (?:et|puis|:) ))'
/** How, where and on what it is worked out: the result is the same. « sans calculer » and roundings are not here. */
const ADVERBIALS = [
  '[àa] la main',
  'mentalement',
  "v[ée]rifi(?:er|e|ez)(?: (?:le|ton|votre|les|tes|vos) r[ée]sultats?)? (?:avec|[àa]|[àa] l'aide de) (?:la|une|ta|votre) calculatrice",
  'de t[êe]te',
  "(?:sans|avec|[àa] l'aide de|en utilisant) (?:la |ta |votre |une |l'aide de la )?calculatrice",
  "(?:sans|avec) l'aide de la calculatrice",
  `en d[ée]taillant(?: bien| clairement)?${STOP}`,
  `en (?:bien )?(?:d[ée]taillant|[ée]crivant|montrant|indiquant|pr[ée]sentant|r[ée]digeant|pr[ée]cisant|faisant appara[iî]tre|notant|laissant)(?: bien| clairement)? (?:tou(?:te)?s )?(?:tes|vos|les|la|ta|votre|chaque) (?:calculs?|[ée]tapes?|d[ée]marche|traces? de recherche|d[ée]tails?|op[ée]rations?)(?: (?:de calculs?|interm[ée]diaires?|du calcul|des calculs|effectu[ée]e?s))*${STOP}`,
  "en (?:utilisant|employant|se servant de) (?:(?:l'un des|les|un des) )?(?:(?:bons )?(?:signes|symboles) )?(?=[<>=])[<>=](?: ?, ?[<>=])?(?: ?(?:,|ou|et) ?[<>=])",
  'avec (?:le |tout le )?d[ée]tails? (?:des|du|de tes|de vos) calculs?',
  'en justifiant(?: (?:ta|votre|la|sa|chaque|vos|tes|les) r[ée]ponses?)?',
  "(?:si|quand|lorsque) (?:besoin|c'est possible|n[ée]cessaire|possible)",
  'au besoin',
  "(?:sur|dans) (?:ta|ton|votre|le|la|une|un|ton propre) (?:copie|cahier|feuille|brouillon|classeur|ardoise)(?: (?:double|de brouillon|d'exercices?|de maths?|du jour|à carreaux))?",
  'au (?:propre|brouillon|crayon|stylo)',
  'rapidement',
  'astucieusement(?: ou non)?',
  '(?:de|par) la (?:mani[èe]re|m[ée]thode|fa[çc]on) de (?:ton|votre) choix',
  'comme (?:tu (?:veux|peux)|vous (?:voulez|pouvez)|en classe|dans (?:le cours|la le[çc]on|l.exemple))',
  'proprement',
  'soigneusement',
  'correctement',
  'calmement',
  'individuellement',
  '[ée]tape par [ée]tape',
  'pas [àa] pas',
  'avec soin',
  'le plus (?:vite|rapidement) possible',
  'en (?:respectant|tenant compte de|pensant à) (?:bien )?(?:les|la|aux?) (?:priorit[ée]s?(?: (?:de calculs?|op[ée]ratoires|des op[ée]rations))?|r[èe]gles de priorit[ée]s?)',
  "s'il (?:te|vous) pla[iî]t",
  'svp',
  'stp',
  'par [ée]crit',
].join('|')
const ADVERBIAL = new RegExp(`(?:,? (?:et |puis )?\\(?(?:${ADVERBIALS})\\)?)(?= ?[:.,;!?)]| |$),?`, 'giu')
const LEADING = new RegExp(`^(?:${ADVERBIALS}) ?, ?`, 'iu')

/** An instruction without what changes nothing of the result. */
export const withoutAdverbials = (text: string): string => {
  let bare = text.replace(LEADING, '')
  // One adverbial may begin where another one ended.
  for (let round = 0; round < 3; round++) bare = bare.replace(ADVERBIAL, '')
  return bare.replace(/ {2,}/g, ' ').trim()
}
