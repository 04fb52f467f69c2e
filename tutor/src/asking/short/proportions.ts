import type { Restate } from './short-question.ts'

const isMoney = ({ unit }: { unit: string }) => unit === '€'

/** « un pull à 40 € soldé −20 % » */
const changedPrice: Restate = ({ folded, quantities }) => {
  const share = quantities.find(({ unit }) => unit === '%')
  const price = quantities.find(isMoney)
  if (!share || !price || quantities.length !== 2) return undefined
  const rate = share.value.replace(/^[-−+]/, '')
  if (/\bsold|\bbaiss|\breduc|\bremise|\bpromo|\bdiminu|[-−]\s?\d+ ?%|\bmoins cher/.test(folded))
    return `Un article coûte ${price.value} €. Son prix baisse de ${rate} %. Quel est le nouveau prix ?`
  if (/\baugment|\bhausse|\bmajor|\+\s?\d+ ?%/.test(folded))
    return `Un article coûte ${price.value} €. Son prix augmente de ${rate} %. Quel est le nouveau prix ?`
  return undefined
}

/** « 18 élèves sur 30, fréquence en % » */
const shareOfAll: Restate = ({ folded }) => {
  if (!/%|pour ?cent|\bfrequence/.test(folded) || /\d ?%/.test(folded)) return undefined
  const found = folded.match(/(\d+)(?: \p{L}+){0,2} sur (?:un total de |les )?(\d+)\b/u)
  if (!found || (folded.match(/\d+/g) ?? []).length !== 2) return undefined
  return `${found[1]} élèves sur ${found[2]} font de l'anglais. Calcule le pourcentage.`
}

const SCALE = /\b1 ?\/ ?(\d[\d ]*\d)\b/
const LENGTH = /(\d+(?:,\d+)?) ?(mm|cm|dm|m|km)\b/

/** « 7 cm sur un plan au 1/200 » */
const scale: Restate = ({ folded }) => {
  const [written, ratio] = folded.match(SCALE) ?? []
  if (written === undefined || !/\bplan|\bcarte|\bechelle|\bmaquette|\ben vrai|\breel/.test(folded)) return undefined
  const rest = folded.replace(written, ' ')
  const length = rest.match(LENGTH)
  if (!length || (rest.match(/\d+(?:,\d+)?/g) ?? []).length !== 1) return undefined
  const size = `${length[1]} ${length[2]}`
  const isReal =
    /\b(?:sur|dans) (?:le|la|un|une) (?:plan|carte|maquette)(?![^\d]*\b(?:en vrai|reel))[^\d]*$|\bcombien sur|\ben vrai[^\d]{0,12}\d|\breel\p{L}*[^\d]{0,12}\d/u.test(
      rest,
    )
  const plan = `Sur un plan à l'échelle 1/${ratio?.replace(/ /g, '')}`
  return isReal
    ? `${plan}, quelle est la longueur sur le plan d'une longueur réelle de ${size} ?`
    : `${plan}, une longueur mesure ${size}. Quelle est la longueur réelle ?`
}

const PRICE =
  /(\d+(?:,\d+)?) (?:kg |l |litres? |kilos? )?(?:de |d')?(\p{L}+)s? (?:a |pour |ca |qui )*(?:coute\p{L}*|vaut|valent|fait|font|=)? ?(\d+(?:,\d+)?) ?(?:€|euros?)[\s,:;?]*(?:et |alors |donc |combien |ca |coute\p{L}* |font |fait |valent |vaut |pour |quel est le prix de |le prix de |prix de )*(\d+(?:,\d+)?)/u

/** « 3 cahiers 4,50 €, 5 cahiers ? » */
const price: Restate = ({ folded, quantities }) => {
  const found = folded.match(PRICE)
  if (!found || quantities.length !== 3) return undefined
  const isWeight = /\d (?:kg|kilos?)\b/.test(folded)
  if (isWeight) return `${found[1]} kg de pommes coûtent ${found[3]} €. Combien coûtent ${found[4]} kg de pommes ?`
  return `${found[1]} cahiers coûtent ${found[3]} €. Combien coûtent ${found[4]} cahiers ?`
}

const RECIPE =
  /pour (\d+)(?: (?:personnes?|pers|convives|gens))?\b[^\d]*(\d+(?:,\d+)?) ?(g|kg|ml|cl|l|oeufs?|euros?)?\b[^\d]*(?:pour |et )(\d+)/
const recipe: Restate = ({ folded, quantities }) => {
  const found = /\brecette|\bpers|\bgateau|\bpour \d+ (?:convives|gens)|\bfarine|\bsucre/.test(folded)
    ? folded.match(RECIPE)
    : null
  if (!found || quantities.length !== 3) return undefined
  const unit = found[3] ?? 'g'
  return `Pour ${found[1]} personnes, il faut ${found[2]} ${unit} de farine. Combien de farine faut-il pour ${found[4]} personnes ?`
}

/** Prices, shares, scales and recipes. */
export const proportions: readonly Restate[] = [changedPrice, shareOfAll, scale, price, recipe]
