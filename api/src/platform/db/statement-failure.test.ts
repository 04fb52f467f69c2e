import pg from 'pg'
import { describe, expect, it } from 'vitest'
import { toStatementFailure } from './statement-failure.ts'

function serverError(code: string) {
  const error = new pg.DatabaseError('on purpose', 10, 'error')
  error.code = code
  return error
}

describe('@X04 an error of the database', () => {
  it.each([
    ['08006', 'DatabaseUnavailable', 'lost', 503],
    ['57P01', 'DatabaseUnavailable', 'lost', 503],
    ['57P03', 'DatabaseUnavailable', 'lost', 503],
    ['53300', 'DatabaseUnavailable', 'lost', 503],
    ['25P03', 'DatabaseUnavailable', 'lost', 503],
    ['55P03', 'DatabaseBusy', 'locked', 503],
    ['40P01', 'DatabaseBusy', 'locked', 503],
    ['57014', 'DatabaseBusy', 'deadline', 503],
    ['53100', 'StorageFull', 'full', 507],
    ['25006', 'StorageFull', 'full', 507],
  ])('%s is %s, and the call ends with its status', (code, name, reason, statusCode) => {
    expect(toStatementFailure(serverError(code))).toMatchObject({ name, reason, statusCode })
  })

  it('that the call is to blame for stays as it is', () => {
    for (const error of [serverError('23505'), serverError('constructor'), new Error('on purpose')])
      expect(toStatementFailure(error)).toBe(error)
  })
})
