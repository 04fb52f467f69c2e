import { isReadOnly, Solution } from '@ariane/activities/api'
import { type ActivityAnswer, ActivityData } from '@ariane/activities/shape'
import { answerRight, answerWrong, findLeaks } from '@ariane/activities/simulated-pupil'
import { lookup, PLAYABLE_TYPES } from '@ariane/shared/catalogue'
import { Block, Interactive } from '@ariane/shared/contracts/learning'
import { gradeAnswer } from '../grade/answer.ts'
import { type PlayableType, renderModule, renderPath } from '../modules/index.ts'
import type { RenderedModule } from '../modules/rendered-module.ts'
import type { Pack } from '../pack.ts'
import { isWellGraded, writeRightText } from './right-text.ts'

const SEEDS = [1, 20_261_121, 2 ** 31 - 1]
/** A word that no pack expects. */
const NO_WORD = 'zzz'

/** The tutor reads free text, so it knows what is right to write. */
const answerRightly = (solution: Solution): ActivityAnswer =>
  solution.engine === 'writing' ? { engine: 'writing', text: writeRightText(solution) } : answerRight(solution)

const findChapterFlaws = (data: ActivityData, solution: Solution): (string | false)[] => {
  const answer = answerRightly(solution)
  const right = gradeAnswer(solution, answer)
  const wrong = isReadOnly(solution.engine) ? undefined : gradeAnswer(solution, answerWrong(solution, NO_WORD))
  const accepted = solution.engine === 'writing' ? isWellGraded(solution, right) : right?.score === 1 && right.correct
  return [
    solution.engine !== data.engine && `shown as ${data.engine}, graded as ${solution.engine}`,
    ...findLeaks(data, solution),
    !accepted && `its own answer is not accepted: ${JSON.stringify(answer).slice(0, 200)}`,
    wrong !== undefined && (wrong.score > 0 || wrong.correct) && 'a wrong answer is accepted',
  ]
}

const findModuleFlaws = ({ contentType, content, activity, solutions }: RenderedModule): (string | false)[] => {
  if (contentType === 'text') return [String(content).length <= 100 && 'next to nothing to read']
  if (contentType === 'module') return [!Block.array().min(2).safeParse(content).success && 'less than two blocks']
  const { chapters } = Interactive.parse(content)
  return [
    chapters.length === 0 && 'no chapter',
    Object.keys(solutions).join() !== chapters.map(({ id }) => id).join() && 'chapters and solutions differ',
    ...chapters.flatMap(({ id, title }) => [
      title === '' && 'a chapter without a title',
      ...findChapterFlaws(
        ActivityData.parse(lookup(activity, id)),
        Solution.parse(JSON.parse(JSON.stringify(lookup(solutions, id)))),
      ),
    ]),
  ]
}

/** What a module of this type, made from this pack, does wrong; it is made with three seeds, with the first one twice, and played. */
const findTypeFlaws = (type: PlayableType, pack: Pack): (string | false)[] =>
  SEEDS.flatMap((seed, n) => {
    try {
      const rendered = renderModule(type, pack, seed, '')
      const again = n === 0 ? renderModule(type, pack, seed, '') : rendered
      return [
        ...findModuleFlaws(rendered),
        JSON.stringify(rendered) !== JSON.stringify(again) && 'the same seed gives another module',
      ]
    } catch (error) {
      return [`cannot be made: ${error instanceof Error ? error.message.slice(0, 300) : String(error)}`]
    }
  })

const findTwiceInPath = (pack: Pack): string | false => {
  const twice = PLAYABLE_TYPES.flatMap(type => [type, type]).map(type => ({ type, prompt_generation: '' }))
  const shown = renderPath(pack, 7, twice).map(({ content, activity, speech }) =>
    JSON.stringify([content, activity, speech]),
  )
  const again = shown.findIndex((module, i) => shown.indexOf(module) !== i)
  return again >= 0 && `${twice[again]?.type}: the same module twice in a path`
}

/**
 * Plays every module type of a pack, right and wrong, and looks for solutions in what the browser gets.
 * Gives what is wrong, each in one line that names the type; nothing for a pack that can be studied.
 */
export const findPlayingFlaws = (pack: Pack): string[] => {
  const flaws = PLAYABLE_TYPES.flatMap(type =>
    findTypeFlaws(type, pack).flatMap(flaw => (flaw ? [`${type}: ${flaw}`] : [])),
  )
  if (flaws.some(flaw => flaw.includes('cannot be made'))) return [...new Set(flaws)]
  const twice = findTwiceInPath(pack)
  return [...new Set([...flaws, ...(twice ? [twice] : [])])]
}
