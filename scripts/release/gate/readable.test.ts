import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { type Schema, unreadable } from './readable.ts'

const of = (type: z.ZodType, io: 'input' | 'output' = 'output') => z.toJSONSchema(type, { io }) as Schema
const between = (writer: z.ZodType, reader: z.ZodType) => unreadable(of(writer), of(reader, 'input'), 'data')

const Card = z.object({ id: z.int(), title: z.string(), tags: z.array(z.string()) }).meta({ id: 'Card' })

describe('a shape that changed', () => {
  it('is no break when it stayed, or when more is written than is read', () => {
    expect(between(z.object({ card: Card }), z.object({ card: Card }))).toEqual([])
    expect(between(Card.extend({ colour: z.string() }), Card)).toEqual([])
    expect(between(z.int(), z.number())).toEqual([])
    expect(between(z.string(), z.string().nullable())).toEqual([])
    expect(between(z.enum(['a', 'b']), z.enum(['a', 'b', 'c']))).toEqual([])
  })

  it.each<[string, z.ZodType, z.ZodType, string]>([
    [
      'a field that is gone',
      z.object({ a: z.int() }),
      z.object({ a: z.int(), b: z.int() }),
      'data.b: is required, and is never sent',
    ],
    [
      'a field that became optional',
      z.object({ a: z.int().optional() }),
      z.object({ a: z.int() }),
      'data.a: is required, and may be missing',
    ],
    [
      'another type',
      z.object({ a: z.string() }),
      z.object({ a: z.int() }),
      'data.a: integer is expected, string may be sent',
    ],
    [
      'null where none was',
      z.object({ a: z.string().nullable() }),
      z.object({ a: z.string() }),
      'data.a: string is expected, null may be sent',
    ],
    ['a new value', z.enum(['a', 'd']), z.enum(['a', 'b']), 'data: d is not understood'],
    ['free text for a choice', z.string(), z.enum(['a', 'b']), 'data: only a, b is understood, and more may be sent'],
    [
      'a field that is refused',
      z.object({ a: z.int(), b: z.int() }),
      z.strictObject({ a: z.int() }),
      'data.b: is refused',
    ],
    ['shorter texts', z.string().max(100), z.string().max(20), 'data: the length is limited more narrowly'],
    [
      'inside a list',
      z.array(z.object({ a: z.string() })),
      z.array(z.object({ a: z.int() })),
      'data[].a: integer is expected, string may be sent',
    ],
    [
      'inside a record',
      z.record(z.string(), z.string()),
      z.record(z.string(), z.int()),
      'data.*: integer is expected, string may be sent',
    ],
    [
      'a new kind of a union',
      z.union([z.object({ k: z.literal('a') }), z.object({ k: z.literal('b') })]),
      z.object({ k: z.literal('a') }),
      'data.k: b is not understood',
    ],
    [
      'behind a name',
      z.object({ card: Card }),
      z.object({ card: Card.extend({ id: z.string() }).meta({ id: 'Other' }) }),
      'data.card.id: string is expected, integer may be sent',
    ],
  ])('%s is named with its place', (_what, writer, reader, problem) => {
    expect(between(writer, reader)).toEqual([problem])
  })

  it('ends on shapes that contain themselves', () => {
    interface Tree {
      leaf: string
      branches: Tree[]
    }
    const Branch: z.ZodType<Tree> = z
      .object({ leaf: z.string(), branches: z.lazy(() => z.array(Branch)) })
      .meta({ id: 'Branch' })
    expect(between(Branch, Branch)).toEqual([])
  })
})
