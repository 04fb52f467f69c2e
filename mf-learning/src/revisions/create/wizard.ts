import { MODULE_GUIDES, type ModuleType, type SchoolGrade, type Subject } from '@ariane/shared/catalogue'
import type { Chapter, ModulePrompt, PathDetail } from '@ariane/shared/contracts/learning'
import { messages } from '../../messages.ts'

export type DraftModule = { key: string; title: string; type: ModuleType; description: string }

/** Everything chosen and typed in the wizard. Plain data: stored on the device until the path is generated. */
export type Draft = {
  step: 1 | 2 | 3 | 4
  grade: SchoolGrade
  subject: Subject | null
  chapterId: string | null
  subChapterId: string | null
  modules: DraftModule[]
  autoSlide: boolean
}

export const emptyDraft = (grade: SchoolGrade): Draft => ({
  step: 1,
  grade,
  subject: null,
  chapterId: null,
  subChapterId: null,
  modules: [],
  autoSlide: false,
})

const newKey = () => Math.random().toString(36).slice(2)

const fromPrompts = (prompts: readonly ModulePrompt[]): DraftModule[] =>
  prompts.map(({ title, type, prompt_generation }) => ({ key: newKey(), title, type, description: prompt_generation }))

export const chooseSubject = (draft: Draft, subject: Subject): Draft => ({
  ...draft,
  step: 2,
  subject,
  chapterId: null,
  subChapterId: null,
})

/** Step 3 only exists for a chapter with sub-chapters (S2 §2). */
export function chooseChapter(draft: Draft, chapter: Chapter): Draft {
  const next = { ...draft, chapterId: chapter.id, subChapterId: null }
  if (chapter.subChapters.length > 0) return { ...next, step: 3 }
  return { ...next, step: 4, modules: fromPrompts(chapter.prompts) }
}

export const chooseSubChapter = (draft: Draft, subChapter: { id: string; prompts: ModulePrompt[] }): Draft => ({
  ...draft,
  step: 4,
  subChapterId: subChapter.id,
  modules: fromPrompts(subChapter.prompts),
})

/** The step before; null when the wizard should close. */
export function back(draft: Draft): Draft | null {
  switch (draft.step) {
    case 1:
      return null
    case 2:
      return { ...draft, step: 1 }
    case 3:
      return { ...draft, step: 2 }
    case 4:
      return { ...draft, step: draft.subChapterId ? 3 : 2 }
  }
}

export const addModule = (draft: Draft): Draft => ({
  ...draft,
  modules: [
    ...draft.modules,
    { key: newKey(), title: messages.wizard.newTitle, type: 'TEXT', description: messages.wizard.newDescription },
  ],
})

export const changeModule = (draft: Draft, key: string, part: Partial<DraftModule>): Draft => ({
  ...draft,
  modules: draft.modules.map(module => (module.key === key ? { ...module, ...part } : module)),
})

/** Another type sets its own example, unless the pupil wrote a text. */
export const changeType = ({ type: before, description }: DraftModule, type: ModuleType): Partial<DraftModule> => {
  const untouched = ['', messages.wizard.newDescription, MODULE_GUIDES[before].example].includes(description.trim())
  return untouched ? { type, description: MODULE_GUIDES[type].example } : { type }
}

export const removeModule = (draft: Draft, key: string): Draft => ({
  ...draft,
  modules: draft.modules.filter(module => module.key !== key),
})

export function moveUp(draft: Draft, key: string): Draft {
  const at = draft.modules.findIndex(module => module.key === key)
  const [before, moved] = [draft.modules[at - 1], draft.modules[at]]
  if (!before || !moved) return draft
  return { ...draft, modules: [...draft.modules.slice(0, at - 1), moved, before, ...draft.modules.slice(at + 1)] }
}

export const canGenerate = (draft: Draft, busy: boolean) =>
  !busy && draft.chapterId !== null && draft.modules.length > 0 && draft.modules.every(({ title }) => title.trim())

/** The request of S2 §7. */
export const toRequest = (draft: Draft, userId: string) => ({
  desc: '',
  userId,
  pathType: 'pedagogical_pathway' as const,
  chapterId: draft.chapterId ?? '',
  ...(draft.subChapterId && { subChapterId: draft.subChapterId }),
  customPrompts: draft.modules.map(({ title, type, description }) => ({
    title: title.trim(),
    type,
    prompt_generation: description,
  })),
  autoSlide: draft.autoSlide,
})

/** Restores the draft of an incomplete path on the last step. */
export const restoreDraft = (path: PathDetail): Draft => ({
  step: 4,
  grade: path.grade,
  subject: path.subject,
  chapterId: path.chapterId,
  subChapterId: path.subChapterId,
  modules: fromPrompts(path.customPrompts),
  autoSlide: path.autoSlide,
})
