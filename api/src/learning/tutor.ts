import type { SchoolGrade, Subject } from '@ariane/shared/catalogue'
import type {
  ActivityAnswer,
  Chapter,
  FigureView,
  ModulePrompt,
  PathModule,
  TutorAnswer,
} from '@ariane/shared/contracts'
import type { Beside, GradedAnswer, HomeworkExercise, SecondReading } from '@ariane/tutor'
import type { Spoken } from './tables.ts'

/** A chapter or sub-chapter, by its ids. */
export type Place = { chapterId: string; subChapterId: string | null }

/** What is written for one module; `solutions` are by chapter, `speech` the words to read aloud by part: both stay in the API. */
export type WrittenModule = Pick<PathModule, 'contentType' | 'content' | 'activity'> & {
  solutions: Record<string, unknown>
  speech?: Record<string, Spoken>
  /** As data, by chapter or by the name that a block gives. */
  figures?: Record<string, unknown>
  /** By chapter: the notion that it asks for. */
  notions?: Record<string, string>
  /** By chapter: the items of the lesson that it shows. */
  chapterUses?: Record<string, string[]>
}

/** What a model wrote for one path, kept so that the path can be written again the same way. */
export interface Material {
  /** The name of the model. */
  model: string
  /** Which parts of the pack it wrote; the others are the built-in tutor's. */
  parts: string[]
  pack: unknown
}

/** Whose question it is, and what he has before him. */
interface Asking {
  pupil: string
  /** The title of the part of the slide that is on the screen, and the slide's text. */
  slide: { title: string | undefined; text: string }
  /** His questions before this one, oldest first. */
  history: readonly string[]
}

/** What the learning area needs from whoever teaches. */
export interface Tutor {
  listChapters(subject: Subject, grade: SchoolGrade): Chapter[]
  /** What can be taught there; undefined when the place is unknown or nothing is known about it. */
  topic(place: Place): { title: string; subject: Subject; grade: SchoolGrade; reviewed: boolean } | undefined
  /** A notion by its reference, 'pack/notion'; undefined when it is not taught any more. */
  findNotion(ref: string): { title: string } | undefined
  /** A sub-chapter or a chapter by its id alone. */
  findTopic(id: string): (Place & { title: string; chapter: string; subject: Subject; grade: SchoolGrade }) | undefined
  /** Whether modules of this type can be written. */
  plays(type: string): boolean
  /** Has a model write for this path; undefined when there is none, or when it failed. */
  prepare?(
    place: Place,
    prompts: readonly ModulePrompt[],
    pupil: string,
    signal: AbortSignal,
  ): Promise<Material | undefined>
  /**
   * The modules of a path, the same ones for the same arguments; undefined when the place has no content any more. What asks for
   * the notion comes first, where one is named; items that are known are left out.
   */
  write(
    place: Place & { notion?: string; known?: readonly string[] },
    seed: number,
    prompts: readonly ModulePrompt[],
    material?: Material,
  ): WrittenModule[] | undefined
  /** Draws a figure that was written for a module; undefined when it is none that can be drawn any more. */
  drawFigure(figure: unknown): FigureView | undefined
  /** Whether a chapter with this solution is answered, or only read. */
  asks(solution: unknown): boolean
  /**
   * Judges an answer; undefined when it is blank, or an answer to something else. With `askedBack` it is not judged before that
   * is answered: then the same answer comes again with the option as `reply`. `reading` is what a second reader gave for it.
   */
  judge(solution: unknown, answer: ActivityAnswer, beside?: Beside): GradedAnswer | undefined
  /** Has a model read an answer a second time, for `judge`; absent without one. Takes seconds. */
  readAnswer?(
    solution: unknown,
    answer: ActivityAnswer,
    pupil: string,
    signal: AbortSignal,
  ): Promise<SecondReading | undefined>
  /** Has a model help where rules only guide; absent without one. */
  helpHomework?(
    pupil: string,
    homework: { subject: Subject; grade: SchoolGrade; exercises: HomeworkExercise[] },
    signal: AbortSignal,
  ): Promise<HomeworkExercise[]>
  /** Answers a question; both lists stay empty when nothing fits, and questions that do are suggested. */
  ask(question: string, place: Place, asking: Asking): Promise<TutorAnswer> | TutorAnswer
}
