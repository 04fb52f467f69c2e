import type {
  KeptBySchool,
  ReportAbsence,
  ReportGrade,
  ReportKind,
  ReportNews,
  SchoolGapReason,
  SchoolPart,
  SchoolProvider,
  SchoolStep,
} from '@ariane/shared/contracts'
import type { Outbound } from '../platform/outbound/outbound.ts'
import type { SchoolFailure } from './failure.ts'

/** A local day, '2026-11-23'. */
export type Day = string
/** On the schools' clock, '2026-11-23T08:00:00'. */
export type Wall = string

/** What a teacher put beside a lesson or homework. */
export interface Document {
  kind: 'file' | 'link'
  name: string
  url?: string
  bytes?: number
  /** What opens it in the session that read it, and is never stored. */
  ref?: string
}

export interface Lesson {
  /** As the school writes it. */
  subject: string
  start: Wall
  end: Wall
  teachers: string[]
  rooms: string[]
  cancelled: boolean
  test: boolean
  /** 'Prof. absent', 'Changement de salle'… */
  note: string
  documents?: Document[]
}

export interface Assignment {
  subject: string
  due: Day
  /** HTML of the service. */
  html: string
  done: boolean
  test: boolean
  /** What names it in the session that read it, and is never stored. */
  ref?: string
  documents?: Document[]
}

export interface SchoolData {
  lessons: Lesson[]
  assignments: Assignment[]
}

/** Days of one part, both included. */
export interface Scope {
  part: SchoolPart
  from: Day
  to: Day
}

/** What was not read. */
export interface Gap extends Scope {
  reason: SchoolGapReason
  /** Single lessons or tasks; 0 when nothing of these days was read. */
  items: number
}

/** What a school says besides the week, as far as it was asked and given. */
export interface ReadReport {
  grades?: ReportGrade[]
  absences?: ReportAbsence[]
  news?: ReportNews[]
  gaps: Gap[]
  stopped?: SchoolFailure
}

/** What was read, and what was not. */
export interface Reading extends SchoolData {
  gaps: Gap[]
  /** Lessons of other days than those that were asked for, which were dropped. */
  strays: number
  /** What ended it before its end. */
  stopped?: SchoolFailure
}

/** Mondays: the weeks from one to the other, the second excluded. */
export interface SyncWindow {
  from: Day
  to: Day
}

/** What one request gives a connector. */
export interface SchoolContext {
  outbound: Outbound
  /** Fires when the caller went away. */
  signal: AbortSignal
  step(step: SchoolStep): void
  /** Says which version of the service answers, or which one of ours it refuses, and whether it is one that we know. */
  version(version: string, isKnown: boolean): void
  /** Versions that let somebody in since this process started. */
  workingVersions: Set<string>
  /** The device asked for what it may keep. */
  keep: boolean
  /** Says what it may keep from now on, as soon as the service has replaced what was kept before. */
  kept(keep: KeptBySchool): void
  /** How the server names itself where a service asks for the name of a device. */
  deviceName: string
}

export interface SignedIn {
  kind: 'signed_in'
  /** Throws only when nothing at all could be read. */
  read(window: SyncWindow): Promise<Reading>
  /** What the school says besides the week, of the kinds that are allowed. */
  report(kinds: readonly ReportKind[], today: Day): Promise<ReadReport>
  /** Marks homework of this session as done or not; whether it is then, only reading again says. */
  mark(ref: string, done: boolean): Promise<void>
  /** The bytes of a document of this session. */
  download(document: Document): Promise<Buffer>
}

/** A question of the service. */
export interface Question<State> {
  kind: 'question'
  asks: 'choice' | 'pin'
  text: string
  propositions: string[]
  /** Of the session with the service, never what the pupil typed: plain data, for another process may take the answer. */
  state: State
}

/** One school system. Throws SchoolFailure or OutboundFailure. */
export interface Connector<Identifiers, State> {
  provider: SchoolProvider
  signIn(identifiers: Identifiers, context: SchoolContext): Promise<SignedIn | Question<State>>
  /** Goes on with the answer; the request that brings it brings the identifiers again. */
  answer(state: State, answer: string, identifiers: Identifiers | undefined, context: SchoolContext): Promise<SignedIn>
}
