import { lookup, PLAYABLE_TYPES } from '@ariane/shared/catalogue'
import { ActivityData } from '@ariane/shared/contracts/activities'
import { Block, Interactive } from '@ariane/shared/contracts/learning'
import { judge } from '../judge.ts'
import { AnswerKey } from '../key.ts'
import { isReadOnly } from '../key-reading.ts'
import type { Pack } from '../pack.ts'
import { type PlayableType, renderModule, renderPath } from '../render/index.ts'
import type { Rendered } from '../render/module.ts'
import { rightAnswer, wrongAnswer } from './answers.ts'
import { tellPlaces } from './placing.ts'
import { holds, type Tell } from './tell.ts'
import { isWellJudged, tellWords } from './writing.ts'

const SEEDS = [1, 20_261_121, 2 ** 31 - 1]

/** What the pupil's browser receives gives a solution away when one of these is true. */
const tellOrder: Tell = (data, key) => {
  if (data.engine === 'order' || data.engine === 'timeline') {
    const shown = data.items.map(item => item.id)
    return [
      shown.join() !== shown.toSorted().join() && 'the ids of the steps tell their place',
      'order' in key && key.order.join() === shown.join() && 'the steps are shown in the right order',
    ]
  }
  if (data.engine === 'match' && key.engine === 'match') {
    const rights = data.right.map(({ text }) => text)
    return [
      data.left.map(({ id }) => lookup(key.pairs, id)).join() === data.right.map(({ id }) => id).join() &&
        'pairs side by side',
      new Set(rights).size !== rights.length && `two right sides read the same: ${rights.join(' | ')}`,
    ]
  }
  return []
}

const tellOptions: Tell = (data, key) => {
  if (data.engine === 'cards' && key.engine === 'cards')
    return data.cards.map(({ id, front, hint }) => {
      const [term = ''] = lookup(key.cards, id) ?? []
      return holds(`${front} ${hint ?? ''}`, term) && `the card tells its word: ${term}`
    })
  if (data.engine === 'cloze' && key.engine === 'cloze') {
    const bank = data.bank?.map(word => word.text)
    const needed = Object.values(key.items).flatMap(gaps => gaps.map(([word]) => word ?? ''))
    return [
      data.items.some(({ id, parts }) => parts.length !== (lookup(key.items, id)?.length ?? 0) + 1) &&
        'gaps and key differ',
      bank !== undefined && !needed.every(word => bank.includes(word)) && 'a word is missing in the bank',
    ]
  }
  if (data.engine === 'quiz') {
    const texts = data.options.map(({ text }) => text)
    return [
      data.options.some(option => Object.keys(option).sort().join() !== 'id,text') && 'options tell what is right',
      new Set(texts).size !== texts.length && `the same option twice: ${texts.join(' | ')}`,
    ]
  }
  return []
}

const TELLS = [tellOrder, tellOptions, tellPlaces, tellWords]

const chapterFlaws = (data: ActivityData, key: AnswerKey): (string | false)[] => {
  const right = judge(key, rightAnswer(key))
  const wrong = isReadOnly(key.engine) ? undefined : judge(key, wrongAnswer(key))
  const accepted = key.engine === 'writing' ? isWellJudged(key, right) : right?.score === 1 && right.correct
  return [
    key.engine !== data.engine && `shown as ${data.engine}, judged as ${key.engine}`,
    ...TELLS.flatMap(tell => tell(data, key)),
    !accepted && `its own answer is not accepted: ${JSON.stringify(rightAnswer(key)).slice(0, 200)}`,
    wrong !== undefined && (wrong.score > 0 || wrong.correct) && 'a wrong answer is accepted',
  ]
}

const moduleFlaws = ({ contentType, content, activity, key }: Rendered): (string | false)[] => {
  if (contentType === 'text') return [String(content).length <= 100 && 'next to nothing to read']
  if (contentType === 'module') return [!Block.array().min(2).safeParse(content).success && 'less than two blocks']
  const { chapters } = Interactive.parse(content)
  return [
    chapters.length === 0 && 'no chapter',
    Object.keys(key).join() !== chapters.map(({ id }) => id).join() && 'chapters and keys differ',
    ...chapters.flatMap(({ id, title }) => [
      title === '' && 'a chapter without a title',
      ...chapterFlaws(
        ActivityData.parse(lookup(activity, id)),
        AnswerKey.parse(JSON.parse(JSON.stringify(lookup(key, id)))),
      ),
    ]),
  ]
}

/** What a module of this type, made from this pack, does wrong; it is made with three seeds and played. */
const flawsOf = (type: PlayableType, pack: Pack): (string | false)[] =>
  SEEDS.flatMap(seed => {
    try {
      const rendered = renderModule(type, pack, seed, '')
      const again = renderModule(type, pack, seed, '')
      return [
        ...moduleFlaws(rendered),
        JSON.stringify(rendered) !== JSON.stringify(again) && 'the same seed gives another module',
      ]
    } catch (error) {
      return [`cannot be made: ${error instanceof Error ? error.message.slice(0, 300) : String(error)}`]
    }
  })

const twiceInAPath = (pack: Pack): string | false => {
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
export const playingFlaws = (pack: Pack): string[] => {
  const flaws = PLAYABLE_TYPES.flatMap(type => flawsOf(type, pack).flatMap(flaw => (flaw ? [`${type}: ${flaw}`] : [])))
  if (flaws.some(flaw => flaw.includes('cannot be made'))) return [...new Set(flaws)]
  const twice = twiceInAPath(pack)
  return [...new Set([...flaws, ...(twice ? [twice] : [])])]
}
