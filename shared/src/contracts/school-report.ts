import * as z from 'zod'
import { Done, ForUser, route, success, Uid } from './route.ts'
import { SCHOOL_PROVIDERS } from './school.ts'

/** What a pupil may have read from a school besides the week, each only with a yes for it. */
export const REPORT_KINDS = ['grades', 'absences', 'news'] as const
export type ReportKind = (typeof REPORT_KINDS)[number]

const Day = z.iso.date()

export const ReportGrade = z.object({
  subject: z.string().max(80),
  title: z.string().max(200),
  day: Day,
  /** Null where the school gave none: absent, exempted, not marked. */
  value: z.number().nullable(),
  outOf: z.number().positive(),
  classAverage: z.number().nullable(),
  coefficient: z.number().nullable(),
})
export type ReportGrade = z.infer<typeof ReportGrade>

/** Without its reason, which may be an illness and is nobody's business here. */
export const ReportAbsence = z.object({
  what: z.enum(['absence', 'delay']),
  day: Day,
  to: Day,
  minutes: z.int().positive().nullable(),
  justified: z.boolean(),
})
export type ReportAbsence = z.infer<typeof ReportAbsence>

export const ReportNews = z.object({ day: Day, title: z.string().max(200), text: z.string().max(4000) })
export type ReportNews = z.infer<typeof ReportNews>

export const SchoolReport = z.object({
  grades: z.array(ReportGrade),
  absences: z.array(ReportAbsence),
  news: z.array(ReportNews),
})
export type SchoolReport = z.infer<typeof SchoolReport>

/** A mail's link to a parent opens `/#accord-ecole=<token>`: the part after # reaches no server and no log. */
export const SCHOOL_LEAVES_FRAGMENT = 'accord-ecole'
const token = z.string().min(1).max(200)

const Leave = z.object({
  kind: z.enum(REPORT_KINDS),
  /** Who said yes, and when; null while nobody did. It holds for the school year. */
  given: z.object({ by: z.enum(['pupil', 'adult']), at: z.string() }).nullable(),
})

export const schoolReportRoutes = {
  /** For the pupil alone: no adult of this product reads it here, a teacher least of all. */
  readSchoolReport: route({
    method: 'POST',
    path: '/api/calendar/school-report',
    summary: 'Grades, absences and news of the school year, as far as they are allowed and were read',
    body: ForUser,
    answer: success(
      SchoolReport.extend({
        read: z.array(
          z.object({
            provider: z.enum(SCHOOL_PROVIDERS),
            accountName: z.string(),
            kind: z.enum(REPORT_KINDS),
            at: z.string(),
          }),
        ),
      }),
    ),
    policy: { allow: 'self', act: 'own', pupil: ({ body }) => body.userId },
    rate: 'read',
  }),
  readSchoolLeaves: route({
    method: 'POST',
    path: '/api/calendar/school-leaves',
    summary:
      'What may be read of a pupil’s school besides the week, and whether the caller may allow it, or ask a parent by mail',
    body: ForUser,
    answer: success(z.object({ leaves: z.array(Leave), mayAllow: z.boolean(), mayAsk: z.boolean() })),
    policy: { allow: 'actsFor', act: 'read', pupil: ({ body }) => body.userId },
    rate: 'read',
  }),
  /** A yes is the pupil's from fifteen on, below of an adult who may consent: 403 `consent_needed`. Anybody takes it back. */
  setSchoolLeave: route({
    method: 'PUT',
    path: '/api/calendar/school-leaves',
    summary: 'Allow one kind to be read, or take that back; what was read of it goes at once',
    body: z.object({ userId: Uid, kind: z.enum(REPORT_KINDS), allowed: z.boolean() }),
    answer: Done,
    audit: 'consent',
    policy: { allow: 'actsFor', act: 'write', pupil: ({ body }) => body.userId },
    rate: 'write',
  }),
  /**
   * The mail goes to the mailbox from which a parent agreed, and to no other: 403 where there is none, 503 `mail_limit` once the
   * day's mails are used up; 429 after two mails in a day.
   */
  askSchoolLeaves: route({
    method: 'POST',
    path: '/api/calendar/school-leaves/ask',
    summary: 'Ask the parent who agreed by mail what may be read of the school besides the week',
    body: ForUser,
    answer: Done,
    policy: { allow: 'self', act: 'own', pupil: ({ body }) => body.userId },
    rate: 'sign-in',
  }),
  /** `invalid_input` with the field `token` for a link that serves no more. */
  readLeavesByMail: route({
    method: 'POST',
    path: '/api/calendar/school-leaves/by-mail',
    summary: 'What a parent has allowed, with the token of the mail',
    body: z.object({ token }),
    answer: success(z.object({ allowed: z.array(z.enum(REPORT_KINDS)) })),
    policy: { allow: 'public' },
    rate: 'sign-in',
  }),
  setLeavesByMail: route({
    method: 'PUT',
    path: '/api/calendar/school-leaves/by-mail',
    summary: 'Allow these kinds and no others, with the token of the mail; what was read of the others goes at once',
    body: z.object({ token, allowed: z.array(z.enum(REPORT_KINDS)).max(REPORT_KINDS.length) }),
    answer: Done,
    policy: { allow: 'public' },
    rate: 'sign-in',
  }),
}
