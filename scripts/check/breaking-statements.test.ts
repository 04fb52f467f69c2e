import { describe, expect, it } from 'vitest'
import { findBreaking, saysWhy } from './breaking-statements.ts'

describe('@G05 a migration', () => {
  it.each([
    'alter table people drop column credits',
    'drop table marks',
    'alter table people rename column name to called',
    'alter table people rename name to called',
    'alter table people rename to persons',
    'alter table people alter column age type text',
    'alter table people alter column age set not null',
    'alter table people add column age integer not null',
    `db.schema.alterTable('people').dropColumn('credits')`,
    `db.schema.alterTable('people').renameColumn('a', 'b')`,
  ])('breaks the release before: %s', statement => {
    expect(findBreaking(`await sql\`${statement}\`.execute(db)`)).toHaveLength(1)
  })

  it.each([
    'create table marks (id bigint primary key, at timestamptz not null)',
    'alter table people add column age integer',
    'alter table people add column age integer not null default 12',
    'alter table people add column age integer default 12 not null',
    'create index people_age on people (age)',
    'drop index people_age',
    'alter table people drop constraint people_age_check',
    '-- drop table people',
  ])('adds only: %s', statement => {
    expect(findBreaking(`await sql\`${statement}\`.execute(db)`)).toEqual([])
  })

  it('says why it breaks in a sentence', () => {
    expect(saysWhy(`export const breaks = 'nobody read the credits since 1.1'\n`)).toBe(true)
    expect(saysWhy(`export const breaks = ''\n`)).toBe(false)
    expect(saysWhy('// breaks nothing')).toBe(false)
  })
})
