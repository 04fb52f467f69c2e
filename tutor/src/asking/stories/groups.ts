import { messages } from './messages.ts'
import { type ReadStory, read, tex, write } from './story.ts'

const PER =
  /(\d+) \p{L}+ (?:repartis?|reparties?|partages?|partagees?|ranges?|rangees?)(?: equitablement)? (?:dans|en|entre|par) (\d+) \p{L}+/u
const SHARED = /(\d+) \p{L}+ (?:se )?partagent (\d+(?:,\d+)?) ?(€|euros?|\p{L}+)/u
const SACKS =
  /combien (?:de|d') ?\p{L}+ de (\d+) (?:\p{L}+ )?(?:avec|pour|dans|on (?:peut|fait) (?:faire )?avec|peut-on (?:faire|remplir) avec) (\d+)/u

/** « 240 élèves répartis dans 8 classes », « 3 amis partagent 45 € », « combien de sachets de 25 avec 400 bonbons ». */
export const shares: ReadStory = ({ folded, numbers }) => {
  if (numbers.length !== 2 || /reste|%|chacun \d/.test(folded)) return undefined
  const per = /combien|chaque|chacun|\bpar\b/.test(folded) ? folded.match(PER) : null
  const shared = /parts egales|combien|chacun|equitable/.test(folded) ? folded.match(SHARED) : null
  const sacks = folded.match(SACKS)
  const [whole, count] = per ? [per[1], per[2]] : shared ? [shared[2], shared[1]] : sacks ? [sacks[2], sacks[1]] : []
  if (whole === undefined || read(count) === 0) return undefined
  const result = read(whole) / read(count)
  if (!Number.isInteger(Math.round(result * 1e6) / 1e4)) return undefined
  return {
    lines: [messages.shares(`${tex(read(whole))} \\div ${tex(read(count))} = ${tex(result)}`)],
    result: `${write(result)}${shared && /^(?:€|euro)/.test(shared[3] ?? '') ? ' €' : ''}`,
  }
}

const AGE = /(?:a|ai) (\d+) ans/
const TIMES = new Map([
  ['double', 2],
  ['triple', 3],
  ['quadruple', 4],
])
/** « mon frère a 14 ans, j'ai 3 ans de moins », « sa mère a le triple ». */
export const ages: ReadStory = ({ folded, numbers }) => {
  const age = read(folded.match(AGE)?.[1])
  if (Number.isNaN(age) || !/\bage|combien/.test(folded) || /dans \d+ ans|il y a|somme|total/.test(folded))
    return undefined
  const [, gap, sign] = folded.match(/(\d+) ans de (plus|moins)/) ?? []
  const times = TIMES.get(folded.match(/\ble (double|triple|quadruple)\b/)?.[1] ?? '')
  if (gap !== undefined && numbers.length === 2 && times === undefined) {
    const result = sign === 'plus' ? age + read(gap) : age - read(gap)
    return result < 0
      ? undefined
      : { lines: [messages.ages(`${age} ${sign === 'plus' ? '+' : '-'} ${gap} = ${result}`)], result: `${result} ans` }
  }
  if (times === undefined || numbers.length !== 1) return undefined
  return { lines: [messages.ages(`${times} \\times ${age} = ${times * age}`)], result: `${times * age} ans` }
}

/** « un aquarium de 50 cm sur 30 cm sur 40 cm contient combien de litres ? » */
export const litres: ReadStory = ({ folded, numbers }) => {
  if (
    !/\blitres?\b|\bcontenance\b/.test(folded) ||
    numbers.length !== 3 ||
    !/aquarium|pave|boite|bac|cuve/.test(folded)
  )
    return undefined
  if (
    (folded.match(/\d ?cm\b|\d (?:sur|x|par) (?=\d)/g) ?? []).length < 3 ||
    /\d ?(?:m|dm|mm)\b|hauteur d'eau|moitie/.test(folded)
  )
    return undefined
  const volume = numbers.reduce((all, one) => all * one, 1)
  return {
    lines: [
      messages.litres(
        `${numbers.map(tex).join(' \\times ')} = ${tex(volume)}`,
        `${tex(volume)} \\div 1\\,000 = ${tex(volume / 1000)}`,
      ),
    ],
    result: `${write(volume / 1000)} L`,
  }
}

const RISES = /\b(?:mont|augment|gagn|rechauff)\p{L}*/u
const FALLS = /\b(?:baiss|descen|perd|diminu|chut)\p{L}*/u
/** « il fait −4 degrés et ça monte de 10 degrés », « passe de −3 à 5 degrés, de combien ? » */
export const degrees: ReadStory = ({ folded }) => {
  if (!/degre|°|temperature/.test(folded) || /\bangle|triangle|puis\b/.test(folded)) return undefined
  const values = [...folded.matchAll(/(?<![\d\p{L}])([-−]?) ?(\d+(?:,\d+)?)/gu)].map(
    ([, minus, value]) => (minus ? -1 : 1) * read(value),
  )
  const [first, second] = values
  if (first === undefined || second === undefined || values.length !== 2) return undefined
  const shown = (value: number) => (value < 0 ? `(${tex(value)})` : tex(value))
  if (/passe\p{L}* de .* a /u.test(folded) && /de combien/.test(folded))
    return {
      lines: [messages.ages(`${tex(second)} - ${shown(first)} = ${tex(second - first)}`)],
      result: `${write(Math.abs(second - first))} °C`,
    }
  const [rises, falls] = [RISES.test(folded), FALLS.test(folded)]
  if (rises === falls || second < 0 || !/combien|quelle temperature/.test(folded) || /de combien/.test(folded))
    return undefined
  const end = rises ? first + second : first - second
  return {
    lines: [messages.ages(`${tex(first)} ${rises ? '+' : '-'} ${tex(second)} = ${tex(end)}`)],
    result: `${write(end)} °C`,
  }
}
