import { MAX_PATHS, type ModulePrompt } from '@ariane/shared/contracts'
import { fail } from '../../platform/errors.ts'
import { roomForPath } from '../cards.ts'
import { copyStore } from '../copies.ts'
import { GENERATE_PATH, generationKey } from '../generation.ts'
import { messages } from '../messages.ts'
import { isReady } from '../path.ts'
import type { LearningPorts } from '../ports.ts'
import { pathStore } from '../store.ts'
import { givenStore } from './store.ts'

type Ports = Pick<LearningPorts, 'db' | 'jobs' | 'now' | 'tutor'>
interface To {
  pupil: string
  giver: string | null
}
interface Topic {
  topic: string
  notion?: string | undefined
  title: string
  seed: number
}

/** Gives pupils of a class a path each: a copy of the teacher's, or a fresh one. To be called in a transaction. */
export function pathDelivery({ db: { q }, jobs, now, tutor }: Ports) {
  const paths = pathStore(q)
  const copies = copyStore(q)
  const given = givenStore(q)

  /** The same path given twice is two: the second one is no copy that the list of the first one knows. */
  async function noteGiver(path_id: number, source_id: number | null, { pupil, giver }: To) {
    if (giver === null) return
    const row = { path_id, user_id: pupil, given_by: giver, given_at: now() }
    if (!(await given.add({ ...row, source_id }))) await given.add({ ...row, source_id: null })
  }

  /** What a path on a place is made of: a short reminder and exercises on the notion, or what its list proposes. */
  function choosePrompts({ topic, notion, title }: Topic): ModulePrompt[] {
    if (notion !== undefined) return messages.remediation(title)
    const place = tutor.findTopic(topic) ?? fail('not_found')
    const chapter = tutor.listChapters(place.subject, place.grade).find(({ id }) => id === place.chapterId)
    const found = place.subChapterId ? chapter?.subChapters.find(({ id }) => id === place.subChapterId) : chapter
    return found?.prompts ?? fail('not_found')
  }

  return {
    /** A path of the teacher's own that can be worked on. */
    async findOwn(id: number, teacher: string) {
      const row = await paths.find(id)
      const isOwn = row?.user_id === teacher && row.kind === 'pedagogical_pathway' && isReady(row.status)
      return isOwn ? row : undefined
    },

    async copy(source: number, to: To): Promise<number> {
      const { done: _done, ...row } = (await paths.find(source)) ?? fail('not_found')
      await roomForPath(q, to.pupil)
      const at = now()
      const id = await copies.copy(row, { user_id: to.pupil, created_at: at, active_at: at })
      await noteGiver(id, source, to)
      return id
    },

    /** The same modules for every pupil, because of the seed. */
    async make(topic: Topic, to: To): Promise<number> {
      const place = tutor.findTopic(topic.topic) ?? fail('not_found')
      await roomForPath(q, to.pupil, MAX_PATHS)
      const customPrompts = choosePrompts(topic)
      const at = now()
      const id = await paths.add({
        user_id: to.pupil,
        kind: 'pedagogical_pathway',
        title: topic.title,
        description: messages.description(place.subject, place.grade, customPrompts.length),
        status: 'generating',
        subject: place.subject,
        grade: place.grade,
        chapter_id: place.chapterId,
        sub_chapter_id: place.subChapterId,
        request: JSON.stringify({ customPrompts, ...(topic.notion && { notion: topic.notion }) }),
        seed: topic.seed,
        auto_slide: false,
        module_count: customPrompts.length,
        created_at: at,
        active_at: at,
      })
      await jobs.enqueue(GENERATE_PATH, { pathId: id }, { key: generationKey(id), pupil: to.pupil })
      await noteGiver(id, null, to)
      return id
    },

    async remove(ids: readonly number[]) {
      for (const id of ids) {
        await jobs.cancel(generationKey(id))
        await copies.remove(id)
      }
    },
  }
}
