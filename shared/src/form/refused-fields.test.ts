import { describe, expect, it } from 'vitest'
import { ApiError } from '../http/index.ts'
import { refusedFields } from './refused-fields.ts'

const refusal = (...fields: string[]) => new ApiError('POST', 400, '', { code: 'invalid_input', fields })
const values = { email: 'lea@', password: 'x' }
const read = (error: unknown) => refusedFields(error, values, { password: 'Faux' }, 'Réessayez')

describe('what the server refused', () => {
  it.each([
    [refusal('password'), { password: 'Faux' }],
    [refusal('student.password', 'email'), { password: 'Faux', email: 'Réessayez' }],
    [refusal('token'), null],
    [refusal('constructor'), null],
    [refusal(), null],
    [new Error('no answer'), null],
  ])('%#: is said at the fields of the form', (error, expected) => {
    expect(read(error)).toEqual(expected)
  })
})
