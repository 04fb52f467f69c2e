import { describe, expect, it } from 'vitest'
import { changeDraft, EMPTY_REQUEST, findMissing, toNewRequest } from './request.ts'

const full = { subject: 'SVT', description: ' Les volcans ', chapterId: 'c', subChapterId: 's' }

describe('@C01 a new request', () => {
  it.each([
    ['', '', 'both'],
    ['', 'Aide', 'subject'],
    ['SVT', '  \n', 'description'],
    ['SVT', 'Aide', null],
  ] as const)('with subject %j and description %j needs %s', (subject, description, needs) =>
    expect(findMissing({ ...EMPTY_REQUEST, subject, description })).toBe(needs),
  )

  it('forgets the chapter of another subject and the sub-chapter of another chapter', () => {
    expect(changeDraft(full, { subject: 'EMC' })).toMatchObject({ chapterId: '', subChapterId: '' })
    expect(changeDraft(full, { chapterId: 'd' })).toMatchObject({ chapterId: 'd', subChapterId: '' })
    expect(changeDraft(full, { description: 'x' })).toMatchObject({ chapterId: 'c', subChapterId: 's' })
  })

  it('is sent without what was not chosen', () => {
    expect(toNewRequest(full)).toEqual({ ...full, description: 'Les volcans' })
    expect(toNewRequest({ ...full, chapterId: '' })).toEqual({ subject: 'SVT', description: 'Les volcans' })
  })
})
