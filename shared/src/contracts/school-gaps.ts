import * as z from 'zod'

/**
 * What a synchronisation reads; each is saved for itself. A test is a lesson or homework that the school marks so; documents are
 * those of lessons and homework; the last three only with the pupil's or an adult's yes.
 */
export const SCHOOL_PARTS = ['timetable', 'homework', 'tests', 'documents', 'grades', 'absences', 'news'] as const
export type SchoolPart = (typeof SCHOOL_PARTS)[number]

/** Why something was not read: the school switched it off, it was out of shape, or no usable answer came. */
export const SCHOOL_GAP_REASONS = ['closed', 'unreadable', 'unanswered'] as const
export type SchoolGapReason = (typeof SCHOOL_GAP_REASONS)[number]

const Day = z.iso.date()
/** What was not read, between two days, both included; what was there before stays. */
export const SchoolGap = z.object({
  part: z.enum(SCHOOL_PARTS),
  reason: z.enum(SCHOOL_GAP_REASONS),
  from: Day,
  to: Day,
  /** Single lessons or tasks that were left out; 0 when nothing of these days was read. */
  items: z.int().nonnegative(),
  /** When the oldest of what is shown in its place was read; null when nothing is. */
  shownFrom: z.string().nullable(),
})
export type SchoolGap = z.infer<typeof SchoolGap>

/** A week whose lessons or homework are all gone at school, by its Monday: they stay until the pupil says what to do. */
export const EmptyWeek = z.object({
  week: Day,
  /** All of it: releases before knew of lessons alone, and take no zero. */
  lessons: z.int().positive(),
  /** Those of it that are homework. */
  homework: z.int().nonnegative().default(0),
})
export type EmptyWeek = z.infer<typeof EmptyWeek>
