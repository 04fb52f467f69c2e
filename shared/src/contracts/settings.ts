import * as z from 'zod'
import type { AuditEvent } from './audit-event.ts'
import { route, success, Uid } from './route.ts'

export const DAYS = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const
export type Day = (typeof DAYS)[number]

export const TASK_FLAGS = [
  'checkComprehension',
  'validateNextDay',
  'checkHomework',
  'specificTraining',
  'prepareHomework',
  'reviewPreviousLessons',
] as const
export type TaskFlag = (typeof TASK_FLAGS)[number]

const perDay = <T extends z.ZodType>(value: T) =>
  z.object({
    monday: value,
    tuesday: value,
    wednesday: value,
    thursday: value,
    friday: value,
    saturday: value,
    sunday: value,
  })

/** Hours and minutes, '17:00'. */
const Time = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/)
const TimeSlot = z
  .object({ startTime: Time, endTime: Time, enabled: z.boolean() })
  .refine(slot => !slot.enabled || slot.startTime < slot.endTime, { path: ['endTime'] })

/** Learning settings (S1 §3). */
export const Settings = z
  .object({
    userId: Uid,
    tasks: z.object({
      checkComprehension: z.boolean(),
      validateNextDay: z.boolean(),
      checkHomework: z.boolean(),
      specificTraining: z.boolean(),
      prepareHomework: z.boolean(),
      reviewPreviousLessons: z.boolean(),
    }),
    workDays: perDay(z.boolean()),
    timeSlots: perDay(TimeSlot),
  })
  .meta({ id: 'Settings' })
export type Settings = z.infer<typeof Settings>

const slot = (startTime: string, endTime: string, enabled = true) => ({ startTime, endTime, enabled })

/** Defaults of S1 §9. */
export const defaultSettings = (userId: string): Settings => ({
  userId,
  tasks: {
    checkComprehension: false,
    validateNextDay: false,
    checkHomework: false,
    specificTraining: false,
    prepareHomework: false,
    reviewPreviousLessons: false,
  },
  workDays: {
    monday: true,
    tuesday: true,
    wednesday: true,
    thursday: true,
    friday: true,
    saturday: false,
    sunday: false,
  },
  timeSlots: {
    monday: slot('17:00', '18:15'),
    tuesday: slot('17:00', '18:00'),
    wednesday: slot('10:00', '11:30'),
    thursday: slot('17:00', '18:00'),
    friday: slot('17:00', '18:00'),
    saturday: slot('10:00', '11:00', false),
    sunday: slot('09:00', '10:00', false),
  },
})

const auditSettings = (body: object): AuditEvent[] => ['tasks' in body ? 'settings' : 'viewed']

export const settingsRoutes = {
  /** `{userId}` alone reads (null without settings); a whole body creates. */
  postSettings: route({
    method: 'POST',
    path: '/api/user/settings',
    summary: 'Read the settings, or create them when a whole body is sent',
    body: z.union([Settings, z.strictObject({ userId: Uid })]),
    answer: success(Settings.nullable()),
    audit: auditSettings,
    policy: { allow: 'actsFor', act: 'write', pupil: ({ body }) => body.userId },
    rate: 'write',
  }),
  updateSettings: route({
    method: 'PUT',
    path: '/api/user/settings',
    summary: 'Replace the settings',
    body: Settings,
    answer: success(Settings),
    audit: 'settings',
    policy: { allow: 'actsFor', act: 'write', pupil: ({ body }) => body.userId },
    tells: true,
    rate: 'write',
  }),
}
