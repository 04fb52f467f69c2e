import { type AuditEvent, routes } from '@ariane/shared/contracts'
import { describe, expect, it } from 'vitest'
import { toAuditEvents } from './events.ts'

describe('a call of an adult', () => {
  it.each([
    ['readReference', {}, ['viewed']],
    ['listPaths', {}, ['viewed']],
    ['postSettings', { userId: 'a' }, ['viewed']],
    ['postSettings', { userId: 'a', tasks: {} }, ['settings']],
    ['updateSettings', { tasks: {} }, ['settings']],
    ['updateReference', {}, ['account']],
    ['updateStudent', { firstName: 'Léa' }, ['account']],
    ['updateStudent', { password: 'x' }, ['password']],
    ['updateStudent', { classroom: '5ème', password: 'x' }, ['account', 'password']],
    ['updateStudent', {}, []],
    ['deleteStudent', {}, ['deletion']],
    ['askDeletion', {}, ['deletion']],
    ['undoDeletion', {}, ['kept']],
    ['readDeletion', {}, ['viewed']],
    ['exportData', {}, ['rights']],
    ['leaveStudent', {}, []],
    ['createObjective', {}, ['objectives']],
    ['signalTaskSuccess', {}, ['objectives']],
    ['createEvent', {}, ['events']],
    ['generatePath', {}, ['paths']],
    ['answerModule', {}, ['paths']],
    ['correctHomework', {}, ['homework']],
    ['homeworkMedia', {}, ['homework']],
    ['speakPart', {}, ['viewed']],
    ['importCalendar', {}, ['events']],
    ['settleReport', {}, ['chat']],
    ['withdrawConsent', {}, ['consent']],
    ['setGrade', {}, ['grade']],
    ['allowModelQuestions', {}, ['other']],
    ['answerReview', {}, ['other']],
    ['answerSession', {}, ['other']],
  ] satisfies [keyof typeof routes, object, AuditEvent[]][])('%s %j is written as %j', (name, body, deeds) => {
    expect(toAuditEvents(routes[name], body)).toEqual(deeds)
  })
})
