import { messages } from './messages.ts'
import { money, type ReadStory, read, tex, type Worked, write } from './story.ts'

const RATE = String.raw`(\d+(?:,\d+)?) ?(?:%|pour ?cents?)`
const FALLS = /baiss|reduc|sold|diminu|remise|promo|rabais|perd/
const RISES = /augment|hausse|major|mont/

const factor = (share: number, isFall: boolean) => 1 + ((isFall ? -1 : 1) * share) / 100

const WHOLE_FIRST = new RegExp(
  `(?<whole>\\d+)(?: \\p{L}+){1,5}[ ,:;]+(?:dont |avec |il y a |y a |ou )?${RATE} (?:de |sont des |d'|des )?(?<group>\\p{L}{4,})`,
  'u',
)
const SHARE_FIRST = new RegExp(
  `(?:${RATE}|(?<top>\\d+) ?/ ?(?<under>\\d+)) (?:des |de |d'une classe de |d'un groupe de |d')(?:les |ces )?(?<whole>\\d+) \\p{L}+ (?:sont (?:des )?)?(?<group>[\\p{L}-]{4,})`,
  'u',
)
const OPPOSITES = new Map([
  ['filles', 'garcons'],
  ['garcons', 'filles'],
  ['femmes', 'hommes'],
  ['hommes', 'femmes'],
  ['demi-pensionnaires', 'externes'],
  ['externes', 'demi-pensionnaires'],
  ['adultes', 'enfants'],
  ['enfants', 'adultes'],
])
/** What the others do: « combien n'en font pas ? ». */
const ASKS_OTHERS =
  /combien (?:de \p{L}+ )?(?:ils |elles |d'eleves )?(?:ne |n')\p{L}+|combien \p{L}+ pas\b|combien il en reste|combien (?:en )?rest|combien d'autres/u
/** « 25 élèves, 60 % de filles, combien de garçons ? », « combien n'en font pas ? » */
export const otherShare: ReadStory = ({ folded, numbers }) => {
  const found = folded.match(WHOLE_FIRST) ?? folded.match(SHARE_FIRST)
  const { whole, group = '', top, under } = found?.groups ?? {}
  const asked =
    folded.match(/combien (?:il y a |y a-t-il |ya |sont (?:des )?)?(?:de |d')?([\p{L}-]{4,})[ ?]*$/u)?.[1] ?? ''
  const isOpposite = OPPOSITES.get(group) === asked
  if (!found || whole === undefined || numbers.length !== (top === undefined ? 2 : 3)) return undefined
  if (!isOpposite && !ASKS_OTHERS.test(folded)) return undefined
  const share = found.slice(1).find(one => one !== undefined && one !== whole && one !== group)
  const ratio = top === undefined ? read(share) / 100 : read(top) / read(under)
  const shown = top === undefined ? `${tex(read(share))} \\div 100` : `\\frac{${top}}{${under ?? ''}}`
  const part = Math.round(read(whole) * ratio * 1e6) / 1e6
  const rest = read(whole) - part
  if (!Number.isInteger(part) || ratio >= 1) return undefined
  return {
    lines: [
      messages.part(`${tex(read(whole))} \\times ${shown} = ${tex(part)}`),
      messages.others(`${tex(read(whole))} - ${tex(part)} = ${tex(rest)}`),
    ],
    result: `${write(rest)} ${isOpposite ? asked.replace('garcons', 'garçons') : ''}`.trim(),
  }
}

const ASKS_BEFORE =
  /(?:coutait|valait|prix|cout|combien)[^\d]{0,30}\b(?:avant|initial|de depart|d'origine|au depart)|\bavant (?:la |l'|les )?(?:baisse|reduction|solde|remise|augmentation|hausse|promo)|prix (?:initial|de depart|d'origine)|(?:coutait|valait) combien/
/** « après une baisse de 20 % un jeu coûte 48 €, il coûtait combien avant ? » */
export const priceBefore: ReadStory = ({ folded, numbers }) => {
  const share = folded.match(new RegExp(RATE, 'u'))?.[1]
  const price = folded.match(/(\d+(?:,\d+)?) ?(?:€|euros?)/)?.[1]
  const isFall = FALLS.test(folded)
  if (share === undefined || price === undefined || numbers.length !== 2 || !ASKS_BEFORE.test(folded)) return undefined
  if (isFall === RISES.test(folded)) return undefined
  const by = factor(read(share), isFall)
  if (by <= 0) return undefined
  const before = read(price) / by
  const rate = isFall ? messages.falls(write(read(share))) : messages.rises(write(read(share)))
  return {
    lines: [
      messages.before(rate, tex(by), tex(read(price))),
      messages.undo(
        `${tex(read(price))} \\div ${tex(by)} ${Number.isInteger(Math.round(before * 1e6) / 1e4) ? '=' : '\\approx'} ${tex(before)}`,
      ),
    ],
    result: money(Math.round(before * 100) / 100),
  }
}

/** « augmente de 10 % puis baisse de 10 % », of a price or of nothing that is named. */
export const successive: ReadStory = ({ folded, numbers }): Worked | undefined => {
  const parts = folded.split(
    /\bpuis\b|\bensuite\b|\bet (?:apres|ensuite)\b|\bapres ca\b| et (?=re?(?:baiss|augment|diminu))/,
  )
  const changes = parts.flatMap(part => {
    const share = part.match(new RegExp(RATE, 'u'))?.[1]
    // « perd 20 % puis 15 % » falls twice.
    const said = FALLS.test(part) || RISES.test(part) ? part : (parts[0] ?? '')
    const [falls, rises] = [FALLS.test(said), RISES.test(said)]
    return share === undefined || falls === rises ? [] : [{ share: read(share), isFall: falls }]
  })
  if (changes.length !== 2 || (folded.match(new RegExp(RATE, 'gu')) ?? []).length !== 2) return undefined
  const by = changes.map(({ share, isFall }) => factor(share, isFall))
  const total = Math.round(by.reduce((all, one) => all * one, 1) * 1e6) / 1e6
  const price = folded.match(/(\d+(?:,\d+)?) ?(?:€|euros?)/)?.[1]
  if (numbers.length !== (price === undefined ? 2 : 3)) return undefined
  const line = by.map(tex).join(' \\times ')
  if (price !== undefined) {
    const end = read(price) * total
    return {
      lines: [messages.factors(`${tex(read(price))} \\times ${line} = ${tex(end)}`)],
      result: money(Math.round(end * 100) / 100),
    }
  }
  const change = Math.round((total - 1) * 1e6) / 1e4
  const said = change < 0 ? messages.fall(write(-change)) : messages.rise(write(change))
  return {
    lines: [messages.factors(`${line} = ${tex(total)}`), messages.overall(`${tex(total)} - 1 = ${tex(total - 1)}`)],
    result: said,
  }
}

/** « passe de 50 à 65 euros », « augmente de 4 % » of anything that is counted. */
export const change: ReadStory = ({ folded, numbers }) => {
  const [, from, to] =
    folded.match(/passe\p{L}* de (\d+(?: \d{3})*(?:,\d+)?)(?: ?(?:€|euros?|\p{L}+))? a (\d+(?: \d{3})*(?:,\d+)?)/u) ??
    []
  if (from !== undefined && /%|pourcent|pour ?cent|\btaux\b/.test(folded) && numbers.length === 2) {
    const share = Math.round(((read(to) - read(from)) / read(from)) * 10_000) / 100
    if (share === 0) return undefined
    const said = share < 0 ? messages.fall(write(-share)) : messages.rise(write(share))
    return {
      lines: [
        messages.rate(`\\frac{${tex(read(to))} - ${tex(read(from))}}{${tex(read(from))}} \\times 100 = ${tex(share)}`),
      ],
      result: said,
    }
  }
  const grown = folded.match(
    new RegExp(`(?<![\\d,])(\\d+(?: \\d{3})*)[^\\d]{0,30}\\b(augment|diminu|baiss|hausse)\\p{L}* (?:de )?${RATE}`, 'u'),
  )
  // « deux baisses de 10 % » are no two of anything.
  if (/\d (?:baisses|hausses|augmentations|diminutions)\b/.test(folded)) return undefined
  if (!grown || numbers.length !== 2 || ASKS_BEFORE.test(folded) || /€|euro|de combien/.test(folded)) return undefined
  const isFall = /^(?:diminu|baiss)/.test(grown[2] ?? '')
  const by = factor(read(grown[3]), isFall)
  const end = read(grown[1]) * by
  return { lines: [messages.factors(`${tex(read(grown[1]))} \\times ${tex(by)} = ${tex(end)}`)], result: write(end) }
}
