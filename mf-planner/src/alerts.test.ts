import type { CalendarEvent } from '@ariane/shared/contracts/calendar'
import type { Alert } from '@ariane/shared/contracts/progress'
import { describe, expect, it } from 'vitest'
import { withAlert } from './alerts.ts'

const monday = '2026-11-23T07:00:00.000Z'
const event = (part: Partial<CalendarEvent> = {}) =>
  ({ id: 'e', startDate: monday, alert: null, ...part }) as CalendarEvent
const alert = (part: Partial<Alert> = {}): Alert => ({
  type: 'incomplete_lesson',
  title: 'SVT',
  description: 'Rien n’a encore été revu.',
  eventId: 'e',
  ...part,
})
const shown = (part: Partial<CalendarEvent>, alerts: Alert[]) => withAlert(event(part), alerts).alert?.description

describe('@N02 @N07 the alert of an event', () => {
  it('is the one that the API computed for it, or for this repetition of it', () => {
    expect(shown({}, [alert()])).toBe('Rien n’a encore été revu.')
    expect(shown({}, [alert({ startDate: monday })])).toBe('Rien n’a encore été revu.')
    expect(shown({}, [alert({ startDate: '2026-11-30T07:00:00.000Z' })])).toBeUndefined()
    expect(shown({}, [alert({ eventId: 'other' })])).toBeUndefined()
    expect(shown({ alert: { description: 'À relire' } }, [])).toBe('À relire')
  })

  it('leaves with what is done or does not take place', () => {
    expect(shown({ done: true }, [alert()])).toBeUndefined()
    expect(shown({ cancelled: true, alert: { description: 'À relire' } }, [])).toBeUndefined()
  })
})
