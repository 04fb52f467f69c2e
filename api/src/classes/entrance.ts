import type { Kysely } from 'kysely'
import type { ClassesTables } from './tables.ts'

/** Statements on the code of a class and on the invitation of another teacher. */
export const entranceStore = (q: () => Kysely<ClassesTables>) => ({
  async putCode(class_id: string, code: string, expires_at: Date) {
    await q()
      .insertInto('class_codes')
      .values({ class_id, code, expires_at })
      .onConflict(conflict => conflict.column('class_id').doUpdateSet({ code, expires_at }))
      .execute()
  },

  findCode: (classId: string, now: Date) =>
    q()
      .selectFrom('class_codes')
      .select(['code', 'expires_at'])
      .where('class_id', '=', classId)
      .where('expires_at', '>', now)
      .executeTakeFirst(),

  /** The running class that a code opens. */
  findClass: (code: string, now: Date) =>
    q()
      .selectFrom('class_codes')
      .innerJoin('classes', 'classes.id', 'class_codes.class_id')
      .select(['classes.id', 'classes.name'])
      .where('code', '=', code)
      .where('expires_at', '>', now)
      .where('archived_at', 'is', null)
      .executeTakeFirst(),

  async dropCode(classId: string) {
    await q().deleteFrom('class_codes').where('class_id', '=', classId).execute()
  },

  async putInvitation(class_id: string, token_hash: string, expires_at: Date) {
    await q()
      .insertInto('class_invitations')
      .values({ class_id, token_hash, expires_at })
      .onConflict(conflict => conflict.column('class_id').doUpdateSet({ token_hash, expires_at }))
      .execute()
  },

  async invitedUntil(classId: string, now: Date): Promise<Date | undefined> {
    const row = await q()
      .selectFrom('class_invitations')
      .select('expires_at')
      .where('class_id', '=', classId)
      .where('expires_at', '>', now)
      .executeTakeFirst()
    return row?.expires_at
  },

  /** The class that an invitation opens; it never works again. */
  async useInvitation(hash: string, now: Date): Promise<string | undefined> {
    const used = await q()
      .deleteFrom('class_invitations')
      .where('token_hash', '=', hash)
      .where('expires_at', '>', now)
      .returning('class_id')
      .executeTakeFirst()
    return used?.class_id
  },

  async dropInvitation(classId: string) {
    await q().deleteFrom('class_invitations').where('class_id', '=', classId).execute()
  },

  async forgetExpired(now: Date) {
    await q().deleteFrom('class_codes').where('expires_at', '<=', now).execute()
    await q().deleteFrom('class_invitations').where('expires_at', '<=', now).execute()
  },
})
