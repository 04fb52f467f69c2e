import * as z from 'zod'
import { MODULE_TYPES, SCHOOL_GRADES, SUBJECTS } from '../catalogue/index.ts'
import { ActivityAnswer, ActivityData, ActivityResult, Clarification, ClarificationReply } from './activities.ts'
import { FigureView } from './figures.ts'
import { PathBase, PathStatus, PathSummary } from './paths.ts'
import { collapseBlanks, prose } from './prose.ts'
import { ForUser, NumericId, route, success, Uid } from './route.ts'

/** What a module of a new path should contain (S2 §3). */
export const ModulePrompt = z.object({
  title: z.string().trim().min(1).max(120),
  type: z.enum(MODULE_TYPES),
  prompt_generation: z.string().max(2000),
})
export type ModulePrompt = z.infer<typeof ModulePrompt>

export const SubChapter = z.object({
  id: z.string(),
  title: z.string(),
  prompts: z.array(ModulePrompt),
  /** Types that have no place in its subject, or that it has no material for: they are not offered. */
  unfit: z.array(z.enum(MODULE_TYPES)).optional(),
})
export const Chapter = SubChapter.extend({ subChapters: z.array(SubChapter) }).meta({ id: 'Chapter' })
export type Chapter = z.infer<typeof Chapter>

const BLOCK_TYPES = ['markdown', 'code', 'math', 'text', 'mermaid', 'html', 'iframe', 'video', 'audio'] as const
export const Block = z.object({
  type: z.enum(BLOCK_TYPES),
  content: z.string(),
  /** The figure of the module that is shown in its place: the content says the same in words. */
  figure: z.string().optional(),
})
export type Block = z.infer<typeof Block>

/** The address of an interactive module and the chapters to step through (S2 §3). */
export const Interactive = z.object({
  link: z.string(),
  chapters: z.array(z.object({ id: z.string(), title: z.string() })),
})

/** A pupil's progress in one module. */
export const ModuleProgress = z.object({
  seen: z.boolean(),
  done: z.boolean(),
  /**
   * Score of the first attempts at the answered chapters, 0 to 1; null when nothing was answered or nothing is to
   * answer.
   */
  score: z.number().min(0).max(1).nullable(),
  /** Whether something was answered in it: only then it gives points. Absent from an API of before. */
  answered: z.boolean().optional(),
  /** State that the frame keeps per chapter id, to resume. */
  state: z.record(z.string(), z.unknown()),
})
export type ModuleProgress = z.infer<typeof ModuleProgress>

export const PathModule = z
  .object({
    id: z.number().int(),
    title: z.string(),
    type: z.enum(MODULE_TYPES),
    contentType: z.enum(['text', 'html', 'iframe', 'iframe-h5p', 'module']),
    content: z.union([z.string(), Interactive, z.array(Block)]),
    contentAudio: z.string().nullable(),
    /** Data of each interactive chapter by its id; absent for other contents. */
    activity: z.record(z.string(), ActivityData).optional(),
    /** Figures by the interactive chapter that shows them, or by the name that a block gives. */
    figures: z.record(z.string(), FigureView).optional(),
    progress: ModuleProgress,
    /** Questions that Ariane asked back and nobody answered yet, by chapter id. */
    asks: z.record(z.string(), Clarification).optional(),
  })
  .meta({ id: 'PathModule' })
export type PathModule = z.infer<typeof PathModule>

/** Progress of a generation: `done` of `total` modules are written. */
export const Generation = z.object({ done: z.number().int(), total: z.number().int() })

export const PathDetail = PathBase.extend({
  modules: z.array(PathModule),
  generation: Generation.nullable(),
  /** The original prompts, so that an incomplete path reopens the wizard filled. */
  customPrompts: z.array(ModulePrompt),
  /** Set until a teacher has read the content behind this path. */
  unreviewed: z.boolean(),
  /** The model and the parts that it wrote; null when the built-in tutor wrote everything. */
  writtenBy: z.object({ model: z.string(), parts: z.array(z.string()) }).nullable(),
  /** Index of the module where the pupil stopped. */
  resumeAt: z.number().int(),
}).meta({ id: 'PathDetail' })
export type PathDetail = z.infer<typeof PathDetail>

/** Ariane's answer to a question on a slide; both lists are empty when there is none. */
export const TutorAnswer = z
  .object({
    explanations: z.array(z.object({ text: z.string(), audio: z.object({ content: z.string() }).optional() })),
    examples: z.array(z.object({ text: z.string(), audio: z.object({ content: z.string() }).optional() })),
    /** The built-in tutor or a model. */
    source: z.enum(['built-in', 'model']),
    /** What kind of answer it is: a `refusal` gives the first step only, `help` explains again, `unknown` says nothing. */
    kind: z.enum(['answer', 'calculation', 'help', 'refusal', 'unknown']).optional(),
    /** The lesson that the answer is taken from; `elsewhere` when it is another one than the one that is open. */
    reference: z
      .object({
        subject: z.enum(SUBJECTS),
        grade: z.enum(SCHOOL_GRADES),
        chapter: z.string(),
        lesson: z.string(),
        section: z.string().nullable(),
        elsewhere: z.boolean(),
      })
      .nullish(),
    /** Questions that this lesson does answer, where it did not answer this one. */
    suggestions: z.array(z.string()).max(3).optional(),
    /** A question of a few words to the pupil, after a second explanation; he answers it as his next question. */
    check: z.string().optional(),
  })
  .meta({ id: 'TutorAnswer' })
export type TutorAnswer = z.infer<typeof TutorAnswer>

export const SUGGESTION_KEYS = ['i_like', 'i_dont_like', 'lesson_to_review', 'question'] as const

const PathRequest = z.object({
  desc: z.string().max(4000),
  userId: Uid,
  pathType: z.literal('pedagogical_pathway'),
  chapterId: z.string().min(1).max(64),
  subChapterId: z.string().min(1).max(64).optional(),
  customPrompts: z.array(ModulePrompt).min(1).max(20),
  autoSlide: z.boolean().optional(),
})

/** In text mode `desc` is the statement itself; `image` and `audio` are base64 without the data prefix, 10 MB at most. */
const HomeworkRequest = z
  .object({
    desc: prose(20_000),
    userId: Uid,
    pathType: z.literal('homework'),
    subject: z.enum(SUBJECTS),
    chapterId: z.string().min(1).max(64),
    text: prose(20_000).optional(),
    image: z.string().min(1).optional(),
    audio: z.string().min(1).optional(),
    /**
     * The reading of this very image or sound, for the same pupil: its text is used. Any other one is ignored, as is none.
     */
    readingId: z.uuid().optional(),
  })
  .refine(body => [body.text, body.image, body.audio].filter(part => part !== undefined).length === 1, {
    message: 'exactly one of text, image, audio',
  })

export const learningRoutes = {
  listChapters: route({
    method: 'POST',
    path: '/api/classroom/subject/chapters',
    summary: 'Chapters of a subject at a grade',
    body: z.object({ subject: z.enum(SUBJECTS), classroom: z.enum(SCHOOL_GRADES) }),
    answer: success(z.object({ chapters: z.array(Chapter) })),
    policy: { allow: 'member' },
    rate: 'read',
  }),
  generatePath: route({
    method: 'POST',
    path: '/api/path/generate',
    summary: 'Ask for a path or a homework to be generated',
    body: z.union([PathRequest, HomeworkRequest]),
    answer: success(z.object({ id: z.number().int() })),
    audit: 'paths',
    policy: { allow: 'actsFor', act: 'write', pupil: ({ body }) => body.userId },
    tells: true,
    rate: 'generate',
    once: true,
    maxBody: 15 * 2 ** 20,
  }),
  readPath: route({
    method: 'POST',
    path: '/api/path/{id}',
    summary: 'Status and detail of a path; also the polling call of a generation',
    params: NumericId,
    body: ForUser,
    answer: success(PathDetail),
    policy: { allow: 'owns', act: 'read', table: 'paths', id: ({ params }) => params.id },
    rate: 'read',
    keep: 'opened',
  }),
  cancelGeneration: route({
    method: 'POST',
    path: '/api/path/{id}/cancel',
    summary: 'Stop a generation that is under way',
    params: NumericId,
    body: ForUser,
    answer: success(PathSummary),
    audit: 'paths',
    policy: { allow: 'owns', act: 'write', table: 'paths', id: ({ params }) => params.id },
    rate: 'write',
  }),
  /** Saved after every step with the same module id: safe to repeat. `state` is kept of the pupil alone. */
  saveModuleProgress: route({
    method: 'POST',
    path: '/api/module/{id}/progress',
    summary: 'Remember what was seen and where an activity stands',
    params: NumericId,
    body: z.object({
      userId: Uid,
      seen: z.boolean().optional(),
      done: z.boolean().optional(),
      state: z.record(z.string().max(64), z.unknown()).optional(),
    }),
    answer: success(z.object({ percent: z.number(), status: PathStatus })),
    audit: 'paths',
    policy: { allow: 'owns', act: 'write', table: 'modules', id: ({ params }) => params.id },
    rate: 'write',
  }),
  /** With `ask` it is not graded yet: see `clarifyAnswer`. */
  answerModule: route({
    method: 'POST',
    path: '/api/module/{id}/answer',
    summary: 'Judge an answer to one chapter of an interactive module',
    params: NumericId,
    body: z.object({ userId: Uid, key: z.string().min(1).max(64), answer: ActivityAnswer }),
    answer: success(ActivityResult),
    audit: 'paths',
    policy: { allow: 'owns', act: 'write', table: 'modules', id: ({ params }) => params.id },
    tells: true,
    rate: 'write',
    once: true,
    maxBody: 64 * 2 ** 10,
  }),
  /** Settles an answer that was asked back about: it is graded now, and counts as it would have. 409 once it was answered anew. */
  clarifyAnswer: route({
    method: 'POST',
    path: '/api/module/{id}/clarify',
    summary: 'Answer the question that was asked back about an answer',
    params: NumericId,
    body: z.object({ userId: Uid, key: z.string().min(1).max(64), ...ClarificationReply }),
    answer: success(ActivityResult),
    audit: 'paths',
    policy: { allow: 'owns', act: 'write', table: 'modules', id: ({ params }) => params.id },
    rate: 'write',
    once: true,
  }),
  interactWithModule: route({
    method: 'POST',
    path: '/api/module/{id}/interaction',
    summary: 'Like, dislike, mark for review, or ask Ariane a question',
    params: NumericId,
    body: z.object({
      userId: Uid,
      moduleId: z.union([z.number().int(), z.string().max(32)]),
      suggestionKey: z.enum(SUGGESTION_KEYS),
      description: z.string().max(2000).overwrite(collapseBlanks),
      chapterId: z.string().max(64).optional(),
      iframeUrl: z.string().max(2000).optional(),
      contentType: z.string().max(40).optional(),
      /** Title of the part of the slide that is on the screen, for a question. */
      section: z.string().max(200).optional(),
      /** The questions asked before this one in the same sheet, oldest first. */
      history: z.array(z.string().max(2000)).max(5).optional(),
    }),
    answer: success(TutorAnswer),
    audit: 'paths',
    policy: { allow: 'owns', act: 'write', table: 'modules', id: ({ params }) => params.id },
    tells: true,
    rate: 'write',
    deadlineMs: 60_000,
    once: true,
  }),
}
