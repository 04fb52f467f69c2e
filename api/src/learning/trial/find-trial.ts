import { arrangeSteps, type SchoolGrade, type Subject } from '@ariane/shared/catalogue'
import type { ModulePrompt } from '@ariane/shared/contracts'
import { fail } from '../../platform/errors.ts'
import { messages } from '../messages.ts'
import type { Tutor } from '../tutor.ts'

/** Every topic has questions to choose an answer of: no free words, so that rules alone grade them. */
const TRIAL: ModulePrompt = { title: messages.trial, type: 'SINGLE_CHOICE_SET', prompt_generation: '' }

/** What can be tried in a subject at a grade, in the order of the programme. */
export const listTrialTopics = (tutor: Tutor, subject: Subject, grade: SchoolGrade) =>
  tutor
    .listChapters(subject, grade)
    .flatMap(chapter => (chapter.subChapters.length > 0 ? chapter.subChapters : [chapter]))

/** What a trial is about. Fails with `invalid_input` where nothing is taught. */
export function findTrialTopic(tutor: Tutor, topicId: string) {
  const found = tutor.findTopic(topicId) ?? fail('invalid_input', ['topicId'])
  const { chapterId, subChapterId, subject, grade, title } = found
  const prompts = listTrialTopics(tutor, subject, grade).find(({ id }) => id === topicId)?.prompts
  if (!prompts) return fail('invalid_input', ['topicId'])
  const place = { chapterId, subChapterId }
  return { place, subject, grade, title, reviewed: tutor.topic(place)?.reviewed ?? false, prompts }
}

export type TrialTopic = ReturnType<typeof findTrialTopic>

/** The exercises themselves: the first module of the path that they may become, whatever follows it. */
export function writeTrial(tutor: Tutor, topicId: string, seed: number) {
  const topic = findTrialTopic(tutor, topicId)
  const [module] = tutor.write(topic.place, seed, [TRIAL]) ?? []
  return { ...topic, module: module ?? fail('invalid_input', ['topicId']) }
}

/** A trial as the first step of a whole path, whose other steps are those of a quick start. */
export const trialPrompts = (proposed: readonly ModulePrompt[]): ModulePrompt[] => [
  TRIAL,
  ...arrangeSteps(proposed).filter(({ type }) => type !== TRIAL.type),
]
