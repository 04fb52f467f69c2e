import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { REMOTES } from '../../site/packages.ts'
import { findBreaks } from './breaks.ts'
import type { Schema } from './readable.ts'
import { needed, provided, type Row, type Surface } from './surface.ts'

const gives = await provided()

describe('the remotes of this checkout', () => {
  it.each(REMOTES)('@F03 %s can live with its shell and its API', async remote => {
    const needs = await needed(remote)
    expect(Object.keys(needs.rows).length, 'rows are found').toBeGreaterThan(0)
    expect(needs.kits['@ariane/shared/ui']?.length, 'kits are found').toBeGreaterThan(3)
    expect(findBreaks(needs, gives)).toEqual([])
  })
})

describe('a change that breaks a remote', () => {
  const row = (name: string): Row => {
    const found = gives.rows[name]
    if (!found) throw new Error(`no row ${name}`)
    return found
  }
  const changed = (change: Partial<Surface>) => ({ ...gives, ...change })
  const answer = z.toJSONSchema(
    z.object({ status: z.literal('success'), data: z.array(z.object({ id: z.string() })) }),
  ) as Schema

  it('@F03 is named: a row that is gone, moved, or answers something else, a value that a kit gives no more', async () => {
    const needs = await needed('mf-objectives')
    const { listObjectives: _, ...others } = gives.rows
    expect(findBreaks(needs, changed({ rows: others }))).toEqual([
      'POST /api/objectives/student (listObjectives): the API has none of that name',
    ])

    const moved = { ...row('listObjectives'), call: 'POST /api/objectives/all' }
    expect(findBreaks(needs, changed({ rows: { ...gives.rows, listObjectives: moved } }))).toEqual([
      'POST /api/objectives/student (listObjectives): is now POST /api/objectives/all',
    ])

    const other = { ...row('listObjectives'), answer }
    expect(findBreaks(needs, changed({ rows: { ...gives.rows, listObjectives: other } }))).toContain(
      'POST /api/objectives/student (listObjectives): answer.data[].title: is required, and is never sent',
    )

    const http = (gives.kits['@ariane/shared/http'] ?? []).filter(name => name !== 'call')
    expect(findBreaks(needs, changed({ kits: { ...gives.kits, '@ariane/shared/http': http } }))).toEqual([
      '@ariane/shared/http: call is not given',
    ])
  })

  it('@F03 is named: a constructor of zod that its contracts use and the published shell does not share', async () => {
    const needs = await needed('mf-objectives')
    expect(needs.zod).toContain('coerce')
    const zod = gives.zod?.filter(name => name !== 'coerce') ?? []
    expect(findBreaks(needs, changed({ zod }))).toEqual(['zod: coerce is not given'])
  })

  it('@F03 is named when the API asks for more than the remote sends', async () => {
    const needs = await needed('mf-objectives')
    const body = z.toJSONSchema(z.object({ userId: z.string(), term: z.string() }), { io: 'input' }) as Schema
    const asking = { ...row('listObjectives'), body }
    const lines = findBreaks(needs, changed({ rows: { ...gives.rows, listObjectives: asking } }))
    expect(lines).toContain('POST /api/objectives/student (listObjectives): body.term: is required, and is never sent')
  })
})
