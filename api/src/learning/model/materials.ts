import type { Kysely } from 'kysely'
import type { LearningTables } from '../tables.ts'
import type { Material } from '../tutor.ts'

/** Statements on what a model wrote for a path, kept until the path is generated so that a crash changes nothing. */
export const materialStore = (q: () => Kysely<LearningTables>) => ({
  async find(pathId: number): Promise<Material | undefined> {
    const row = await q()
      .selectFrom('path_materials')
      .innerJoin('paths', 'paths.id', 'path_materials.path_id')
      .select(['path_materials.pack', 'paths.written_by'])
      .where('path_id', '=', pathId)
      .executeTakeFirst()
    return row?.written_by ? { ...row.written_by, pack: row.pack } : undefined
  },

  /** To be called in a transaction. */
  async keep(pathId: number, { pack, ...written }: Material) {
    const { numUpdatedRows } = await q()
      .updateTable('paths')
      .set({ written_by: JSON.stringify(written) })
      .where('id', '=', pathId)
      .where('status', '=', 'generating')
      .executeTakeFirst()
    if (numUpdatedRows > 0n)
      await q()
        .insertInto('path_materials')
        .values({ path_id: pathId, pack: JSON.stringify(pack) })
        .onConflict(conflict => conflict.column('path_id').doNothing())
        .execute()
  },

  async forget(pathId: number) {
    await q().deleteFrom('path_materials').where('path_id', '=', pathId).execute()
  },
})
