import { readDecimal } from '../../../maths/decimals.ts'
import { divide, multiply, rational, subtract } from '../../../maths/rational.ts'
import { tex } from '../../../maths/tex.ts'
import { stems } from '../../../words.ts'
import { equalTex, measuredSolution } from '../measured-solution.ts'
import type { Problem, Solution } from '../solution.ts'
import { roundingFor } from '../words.ts'
import { messages } from './messages-share-of-all.ts'
import { readStory } from './read-story.ts'

const NUMBER = String.raw`\d{1,3}(?: \d{3})+|\d+(?:,\d+)?`
/** « 1,4 milliard » as it is read. */
const SCALE = '(?: × 10\\^(?<%>[369]))?'
const scale = (name: string) => SCALE.replace('%', name)
/** « 1,4 milliard d’habitants sur les 8 milliards d’humains » */
const PART_FIRST = new RegExp(
  `(?<![\\d,])(?<part>${NUMBER})${scale('a')} (?:d'|de )?\\p{L}+(?: \\p{L}+)? sur (?:les |un total de |environ |ses |ces )?(?<all>${NUMBER})${scale('b')}(?![\\d,/])`,
  'u',
)
/** « Sur 25 tirs, Inès en réussit 17. » */
const ALL_FIRST = new RegExp(
  `(?:^|[.\\n] ?)sur (?:les |un total de |ses )?(?<all>${NUMBER})${scale('b')} (?:\\p{L}+ ){1,3}?,? ?\\p{L}+(?: \\p{L}+)? en (?:a )?(?:\\p{L}+ )(?<part>${NUMBER})${scale('a')}(?=\\s*[.;\\n]|$)`,
  'u',
)
const ASKS =
  /^(?:calcul\w* |determin\w* |donn\w* )?(?:quel |le |son |leur |quel est (?:le |son |leur )?)pourcentage (?:de (?:la |l'|ses |ces )?[\p{L}' ]{3,40} |d'\p{L}+ )?(?:cela|ca|ce nombre|represente|reussite|(?:de |d')\p{L}+)[^\d?.]{0,40}[?.]?$/u
/** « le pourcentage d’absents »: of whom it is asked. */
const ASKED_GROUP = /pourcentage (?:de |d')(?!reussite)(\p{L}+)[^\p{L}]*$/u
const OTHER = /augment|baiss|diminu|\bsi\b|de plus|de moins|\bne\b|\bn'|manqu|rate|perd/

/** « 15 élèves sont venus. » says nothing of absent ones, but what is left over. */
const isAboutPart = (asked: string, given: string): boolean => {
  const [stem] = stems(ASKED_GROUP.exec(asked)?.[1] ?? '')
  return stem === undefined || stems(given).includes(stem)
}

/** What percentage a part is of all, where both are given in one sentence. */
export const shareOfAll = (problem: Problem): Solution | undefined => {
  const story = readStory(problem)
  const asked = story?.asked.split(/(?<=[.;])\s+/).at(-1) ?? ''
  const given = story?.whole.replace(asked, ' ').trim() ?? ''
  const groups = (PART_FIRST.exec(given) ?? ALL_FIRST.exec(given.replace(/,(?=\s)/g, ' ,')))?.groups
  if (!story || !groups || !ASKS.test(asked) || OTHER.test(story.whole)) return undefined
  if (!isAboutPart(asked, given)) return undefined
  const { a, b } = groups
  const [part, all] = [readDecimal(groups.part ?? ''), readDecimal(groups.all ?? '')]
  if (!part || !all || a !== b || part.n <= 0n || subtract(all, part).n <= 0n) return undefined
  if ((given.replace(/ × 10\^[369]/g, '').match(new RegExp(NUMBER, 'gu')) ?? []).length !== 2) return undefined
  const places = roundingFor(story.whole, '%')
  if (places === 'unknown') return undefined
  const value = multiply(divide(part, all), rational(100))
  return measuredSolution({
    kind: 'share-of-all',
    value,
    unit: '%',
    places,
    steps: [messages.divide(`\\frac{${tex(part)}}{${tex(all)}} \\times 100 ${equalTex(value)}`)],
    sentence: messages.answer,
    rule: messages.rule,
    hints: [...messages.hints],
    minutes: 3,
  })
}
