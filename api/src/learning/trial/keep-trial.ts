import type { ActivityResult, BodyOf, trialRoutes } from '@ariane/shared/contracts'
import { fail } from '../../platform/errors.ts'
import { roomForPath } from '../cards.ts'
import { messages } from '../messages.ts'
import { toModuleRow } from '../module-row.ts'
import type { LearningPorts } from '../ports.ts'
import { progressRecorder } from '../progress.ts'
import { moduleStore, pathStore } from '../store.ts'
import { answerTaker } from '../take-answer.ts'
import { type TrialTopic, trialPrompts } from './find-trial.ts'

/** What a trial is taken over with. */
export type TrialPorts = Pick<LearningPorts, 'db' | 'now' | 'tutor' | 'noteError' | 'finishGiven'>
type Kept = BodyOf<typeof trialRoutes.keepTrial>

/** Writes the path of a trial and gives it the answers, one after the other, as if they came now. */
export function takeOverTrial({ db, now, tutor, noteError, finishGiven }: TrialPorts) {
  const { q } = db
  const paths = pathStore(q)
  const modules = moduleStore(q)
  const takeAnswer = answerTaker({ tutor, noteError, progress: progressRecorder({ db, now, tutor, finishGiven }) })

  /** Gives the id of the first module, which is the trial itself. */
  async function write({ place, title, subject, grade, prompts: proposed }: TrialTopic, { userId, seed }: Kept) {
    const prompts = trialPrompts(proposed)
    // Alone, as it was played: beside others a module is shorter where they need the same items.
    const [trial] = tutor.write(place, seed, prompts.slice(0, 1)) ?? []
    if (!trial) return fail('invalid_input', ['topicId'])
    const known = Object.values(trial.chapterUses ?? {}).flat()
    const written = [trial, ...(tutor.write({ ...place, known }, seed, prompts.slice(1)) ?? [])]
    const id = await paths.add({
      user_id: userId,
      kind: 'pedagogical_pathway',
      title,
      description: messages.description(subject, grade, prompts.length),
      status: 'to_do',
      subject,
      grade,
      chapter_id: place.chapterId,
      sub_chapter_id: place.subChapterId,
      request: JSON.stringify({ customPrompts: prompts }),
      seed,
      auto_slide: false,
      module_count: prompts.length,
      created_at: now(),
      active_at: now(),
    })
    for (const [position, prompt] of prompts.entries()) {
      const module = written[position]
      if (module) await modules.add(toModuleRow({ path_id: id, position }, prompt, module))
    }
    const [first] = await modules.listOf(id)
    return { id, moduleId: first?.id ?? fail('invalid_input', ['topicId']) }
  }

  /** To be called in a transaction. */
  return async (topic: TrialTopic, kept: Kept, callerUid: string) => {
    await roomForPath(q, kept.userId)
    const { id, moduleId } = await write(topic, kept)
    let right = 0
    for (const { key, tries } of kept.answers) {
      const results: ActivityResult[] = []
      for (const answer of tries) results.push(await takeAnswer(moduleId, { key, answer }, callerUid))
      if (results[0]?.correct) right += 1
    }
    return { id, right, answered: kept.answers.length }
  }
}
