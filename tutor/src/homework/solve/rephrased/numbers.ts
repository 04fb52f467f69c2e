import { plainText } from '../read/plain-text.ts'
import { ASK, NUMBER, type Rule } from './rule.ts'

const EQUATION = `(?<equation>[^=:?]{1,60}=[^=?]{1,60}?)`
const FRACTION = String.raw`\d+ ?/ ?\d+`
/** A run of numbers and signs with a root or a sign of operation. */
const RUN = String.raw`(?<run>(?:[A-Z] ?= ?)?[\d√(−-][\d\s.,()√×*÷:/^+−-]*[\d)])`

const onlyNumber = (told: string): string | undefined => {
  const all = plainText(told).match(/(?<![\p{L}\d])\d{1,3}(?: \d{3})+(?:,\d+)?|(?<![\p{L}\d])\d+(?:,\d+)?/gu) ?? []
  return all.length === 1 ? all[0] : undefined
}

/** Calculations, equations and writings of a number. */
export const NUMBER_RULES: Rule[] = [
  {
    pattern: new RegExp(
      String.raw`^(?:trouv\p{L}*|d[ée]termin\p{L}*|cherch\p{L}*|calcul\p{L}*) (?:la valeur de |le nombre |un nombre |les (?:nombres|valeurs de) )?(?<x>[a-z]) (?:tels? que|telle que|sachant que|si|pour (?:lequel|laquelle|que)|qui v[ée]rifie) ?:? ?(?:l'égalité )?${EQUATION}(?: soit vraie)? ?[.?]*$`,
      'iu',
    ),
    to: ({ equation = '' }) => (/[a-z]/.test(equation) ? `Résoudre l'équation ${equation.trim()}.` : undefined),
  },
  {
    pattern: new RegExp(
      `^pour quelles? valeurs? de (?<x>[a-z]) (?:a-t-on|l'égalité|est-ce que) ?:? ?${EQUATION}(?: est-elle vraie)? ?[.?]*$`,
      'iu',
    ),
    to: ({ equation = '' }) => (/[a-z]/.test(equation) ? `Résoudre l'équation ${equation.trim()}.` : undefined),
  },
  {
    pattern:
      /^(?:calcul\p{L}*|d[ée]termin\p{L}*|trouv\p{L}*) (?:la valeur de |le nombre |la quatrième proportionnelle |le nombre manquant |la valeur manquante )?(?<x>[a-z])?(?: dans l'égalité| dans| pour avoir| sachant que)? ?:? ?(?<left>(?:\d[\d.,]*|[a-z]) ?\/ ?(?:\d[\d.,]*|[a-z])) ?= ?(?<right>(?:\d[\d.,]*|[a-z]) ?\/ ?(?:\d[\d.,]*|[a-z])) ?[.?]*$/iu,
    to: ({ left = '', right = '' }) => fourth(left, right),
  },
  {
    pattern: new RegExp(
      String.raw`^${ASK} (?:cette|ce|la|le|sa|son) (?:nombre|distance|longueur|masse|durée|taille|valeur|vitesse|population|superficie|diamètre|rayon|âge|résultat|quantité)(?: (?:en|sous (?:la )?forme (?:d'une )?)) ?(?:notation|écriture|forme) scientifique ?[.?]*$|^${ASK} (?:la |l')?(?:notation|écriture) scientifique de (?:cette|ce) \p{L}+ ?[.?]*$`,
      'iu',
    ),
    to: (_, told) => {
      const number = onlyNumber(told)
      return number && `Donner l'écriture scientifique de ${number}.`
    },
  },
  {
    pattern: new RegExp(
      String.raw`^(?<verb>${ASK}|mets|mettre|convert\p{L}*) (?:les (?:nombres|décimaux|nombres décimaux)(?: suivants)? |chaque nombre |ces nombres )?(?<form>(?:sous (?:la )?forme (?:d'une |de )?|en )(?:fraction|écriture fractionnaire)(?: décimale| irréductible| simplifiée)?)(?: (?:les|ces) nombres(?: suivants)?)? ?:? ?(?<n>${NUMBER}) ?[.?]*$`,
      'iu',
    ),
    to: ({ form = '', n }) => `Écris ${n} ${form.replace('écriture fractionnaire', 'fraction')}.`,
  },
  {
    pattern: new RegExp(
      String.raw`^${ASK} (?:la |sa )?(?:valeur|écriture)(?: exacte| numérique| décimale)?(?: de(?: l'expression| la somme| la différence| (?:cette|ce) \p{L}+)?)? ?:? ?${RUN} ?[.?]*$`,
      'iu',
    ),
    to: ({ run = '' }) => (/[√+×*÷:^]|\d ?[-−] ?\d|\d ?\/ ?\d.*\d/u.test(run) ? `Calculer ${run}.` : undefined),
  },
  {
    pattern: new RegExp(
      String.raw`^${ASK} (?:l'écriture |sous forme |la forme )?décimale ?(?:de|du nombre|des nombres suivants|de chaque nombre)? ?:? ?(?<run>(?:\d+|${FRACTION})(?: ?\+ ?(?:\d+|${FRACTION}))+) ?[.?]*$`,
      'iu',
    ),
    to: ({ run = '' }) => decimalSum(run),
  },
  {
    pattern: new RegExp(
      `^(?:quel (?:est le )?nombre|combien) (?:faut-il|doit-on|dois-je|il faut|qu'il faut|faudrait-il|peut-on)(?: donc)? (?<what>ajouter|rajouter|additionner|soustraire|retrancher|enlever|retirer|multiplier)(?<before> par| à| de)? (?<n>${NUMBER}) (?:pour|afin d')(?: obtenir| avoir| trouver| arriver à| faire)(?: le nombre)? (?<m>${NUMBER}) ?[.?]*$`,
      'iu',
    ),
    to: ({ what = '', before = '', n = '', m = '' }) => {
      const sign = /ajout|addition/iu.test(what) ? '+' : /multipl/iu.test(what) ? '×' : '-'
      // « multiplier par 5 » says the number.
      return before === ' par' ? undefined : `Complète : ${n} ${sign} … = ${m}`
    },
  },
  {
    pattern: new RegExp(
      `^par (?:quel nombre|combien) (?:faut-il|doit-on|dois-je)(?: donc)? (?<what>multiplier|diviser) (?<n>${NUMBER}) (?:pour|afin d')(?: obtenir| avoir| trouver)(?: le nombre)? (?<m>${NUMBER}) ?[.?]*$`,
      'iu',
    ),
    to: ({ what = '', n = '', m = '' }) => `Complète : ${n} ${/multipl/iu.test(what) ? '×' : '÷'} … = ${m}`,
  },
  {
    pattern: new RegExp(
      `^${ASK} (?:le |la )?(?:quotient(?: décimal| exact)?|valeur exacte du quotient|résultat de la division(?: décimale)?)(?: de la division)?(?: de)? (?<a>${NUMBER}) (?:par|divisé par) (?<b>${NUMBER}) ?[.?]*$`,
      'iu',
    ),
    to: ({ a, b }) => `Calculer ${a} ÷ ${b}.`,
  },
  {
    pattern: new RegExp(
      String.raw`^(?:calcul\p{L}*|d[ée]termin\p{L}*|quelle est) (?:la )?distance (?:entre (?:les )?(?:deux )?points? d'abscisses?|AB, avec A) (?<a>${NUMBER}) et (?<b>${NUMBER})(?: sur (?:une|la) droite graduée)? ?[.?]*$`,
      'iu',
    ),
    to: ({ a = '', b = '' }) => {
      const [x, y] = [a, b].map(text => Number(text.replace(',', '.')))
      if (x === undefined || y === undefined || !(x !== y)) return undefined
      const [large, small] = x > y ? [a, b] : [b, a]
      return `Calculer ${large} - ${small.startsWith('-') ? `(${small})` : small}.`
    },
  },
  {
    pattern: new RegExp(
      String.raw`^(?:c'est quoi|${ASK}) l'image d[eu] (?:nombre )?(?<n>-?\d+(?:[.,]\d+)?) par (?:la fonction )?(?<f>[a-z]) ?(?:: x ↦ ?|définie par [a-z]\(x\) ?= ?|\(x\) ?= ?)(?<e>[^?=]{1,40}?) ?[.?]*$`,
      'iu',
    ),
    to: ({ n, f, e }) => ({
      context: `${f} est la fonction définie par ${f}(x) = ${e}.`,
      body: `Calculer ${f}(${n}).`,
    }),
  },
  {
    pattern: new RegExp(
      String.raw`^${ASK} (?<what>l'image|un antécédent|l'antécédent|les antécédents) d[eu] (?:nombre )?(?<n>-?\d+(?:[.,]\d+)?(?: ?/ ?\d+)?) ?(?:par (?:cette |la )?(?:fonction )?(?<f>[a-z])?)? ?[.?]*$`,
      'iu',
    ),
    to: ({ what = '', n, f }, told) => {
      const defined =
        /fonction (?<name>[a-z]) (?:qui|définie|telle)|(?<name2>[a-z]) (?:est |désigne )?la fonction (?:qui|définie)/u.exec(
          told,
        )?.groups
      const arrow =
        /(?:qui )?à (?:tout )?(?:nombre )?(?<x>[a-z]),? (?:fait correspondre|associe)(?: le nombre)? (?<e>[^.;\n]{1,40})/u.exec(
          told,
        )?.groups
      const name = f ?? defined?.name ?? defined?.name2 ?? 'f'
      if (!arrow?.e) return undefined
      return {
        context: `${name} est la fonction définie par ${name}(${arrow.x}) = ${arrow.e.trim()}.`,
        body: what.startsWith("l'image") ? `Calculer ${name}(${n}).` : `Déterminer ${what} de ${n} par ${name}.`,
      }
    },
  },
]

/** 3/5 = x/20 crosswise, as the equation that the table of proportion gives. */
const fourth = (left: string, right: string): string | undefined => {
  const [a, b] = left.split('/').map(part => part.trim())
  const [c, d] = right.split('/').map(part => part.trim())
  const letters = [a, b, c, d].filter(part => /[a-z]/i.test(part ?? ''))
  if (letters.length !== 1 || !a || !b || !c || !d) return undefined
  const times = (one: string, other: string) =>
    /[a-z]/i.test(one) ? `${other}${one}` : /[a-z]/i.test(other) ? `${one}${other}` : `${one} × ${other}`
  const [x, y] = [times(a, d), times(b, c)]
  return `Résoudre l'équation ${/[a-z]/i.test(x) ? `${x} = ${y}` : `${y} = ${x}`}.`
}

/** 3 + 4/10 + 7/1000 as one calculation with decimals. */
const decimalSum = (run: string): string | undefined => {
  const parts = run.split('+').map(part => part.trim())
  const terms = parts.map(part => {
    const [over = '', under] = part.split('/').map(one => one.trim())
    if (under === undefined) return over
    if (!/^10*$/.test(under)) return undefined
    const places = under.length - 1
    return places === 0
      ? over
      : `${over.padStart(places + 1, '0').slice(0, -places)},${over.padStart(places + 1, '0').slice(-places)}`
  })
  return terms.some(term => term === undefined) ? undefined : `Calculer ${terms.join(' + ')}.`
}
