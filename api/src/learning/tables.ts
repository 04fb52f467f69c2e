import type { ModuleType, SchoolGrade, Subject } from '@ariane/shared/catalogue'
import type {
  ActivityAnswer,
  ActivityResult,
  ModulePrompt,
  PathModule,
  PathStatus,
  ReadingFailure,
  SpokenLanguage,
  SUGGESTION_KEYS,
  TutorAnswer,
} from '@ariane/shared/contracts'
import type { ColumnType, Generated, GeneratedAlways, JSONColumnType } from 'kysely'
import type { OpenClarification } from '../platform/clarification.ts'

/** Words of a module to be read aloud. */
export type Spoken = { text: string; lang: SpokenLanguage }

export type PathKind = 'pedagogical_pathway' | 'homework'
/** What was asked for; with a notion, its questions come first. */
type PathRequest = { customPrompts: ModulePrompt[]; notion?: string }
/** Why a generation ended without a path; the screen has a sentence for each. */
export type Failure = 'cancelled' | 'failed' | 'too_much' | 'no_content' | ReadingFailure

/** A model, and the parts of a path that are its own. */
type Written = { model: string; parts: string[] }

/** A jsonb column that holds any value, also a string. */
type Json<T> = ColumnType<T, string, string>

export interface PathsTable {
  id: GeneratedAlways<number>
  user_id: string
  kind: PathKind
  title: string
  description: string
  status: PathStatus
  subject: Subject
  grade: SchoolGrade
  chapter_id: string
  sub_chapter_id: string | null
  request: JSONColumnType<PathRequest>
  seed: number
  auto_slide: boolean
  /** Of a homework: its questions. */
  module_count: number
  /** Of a homework: the questions that are settled. */
  settled: Generated<number>
  failure: Failure | null
  /** The model that wrote for it, and which parts. */
  written_by: ColumnType<Written | null, string | null | undefined, string | null>
  created_at: Date
  opened_at: Date | null
  /** What whoever has its link knows. */
  link_token: Generated<string>
  /** Null while it is not pinned to the top of its list. */
  pinned_at: Date | null
  /** The last time the pupil did something on it. */
  active_at: Date
}

export interface ModulesTable {
  id: GeneratedAlways<number>
  path_id: number
  position: number
  title: string
  type: ModuleType
  content_type: PathModule['contentType']
  content: Json<PathModule['content']>
  activity: Json<NonNullable<PathModule['activity']> | null>
  /** By chapter; read by the judge, never sent. */
  answer_key: Json<Record<string, unknown>>
  /** By part ('c1:0'): what may be read aloud. Words that are asked for are among them, so it is never sent. */
  speech: ColumnType<Record<string, Spoken>, string | undefined, string>
  /** As data, by chapter or by the name that a block gives: the tutor draws them. */
  figures: ColumnType<Record<string, unknown>, string | undefined, string>
  /** By chapter: the notion that it asks for, 'pack/notion'; none where no single one is meant. */
  notions: ColumnType<Record<string, string>, string | undefined, string>
  /** By chapter: the items of the lesson that it shows. */
  items: ColumnType<Record<string, string[]>, string | undefined, string>
  seen: Generated<boolean>
  done: Generated<boolean>
  /** Score of the first try at each answered chapter; null for free words that rules cannot judge. */
  scores: ColumnType<Record<string, number | null>, string | undefined, string>
  state: ColumnType<Record<string, unknown>, string | undefined, string>
  /** By chapter: what was asked back about an answer that is not graded yet. */
  asks: ColumnType<Record<string, OpenClarification<ActivityAnswer>>, string | undefined, string>
}

/** Copies of a path that an adult gave to pupils. */
interface GivenPathsTable {
  /** The pupil's copy. */
  path_id: number
  user_id: string
  /** What it was copied from; null once that is gone. */
  source_id: number | null
  given_by: string
  given_at: Date
}

export interface LearningTables {
  given_paths: GivenPathsTable
  /** What a model wrote, while the path is being generated from it. */
  path_materials: { path_id: number; pack: Json<unknown> }
  /** What a follower decided about questions to a model. */
  model_permissions: { user_id: string; allowed: boolean; updated_at: Date }
  paths: PathsTable
  modules: ModulesTable
  answers: {
    id: GeneratedAlways<number>
    module_id: number
    user_id: string
    key: string
    /** 1 is the first try, whose score counts; what follows is learning. */
    attempt: Generated<number>
    answer: JSONColumnType<ActivityAnswer>
    result: JSONColumnType<ActivityResult>
    created_at: Date
  }
  /** Hours in which a pupil worked himself on a path or a homework. */
  work_hours: { user_id: string; at: Date }
  /** Local days on which a pupil did something himself. */
  worked_days: { user_id: string; day: string }
  interactions: {
    id: GeneratedAlways<number>
    module_id: number
    user_id: string
    kind: (typeof SUGGESTION_KEYS)[number]
    description: string
    chapter_id: string | null
    reply: Json<TutorAnswer | null>
    created_at: Date
  }
}
