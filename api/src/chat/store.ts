import type { Channel, NumberedMessage } from '@ariane/shared/contracts/chat'
import { sql } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { Q } from './ports.ts'
import { asChannel, asMessage, type ChannelRow } from './shapes.ts'

const PAGE = 50
/** Characters of files in one page; one that is larger than that still goes. */
const PAGE_FILES = 3_000_000

/**
 * A room as it stands.
 * @public the types of those who read it name it
 */
export interface Room {
  channel: Channel | null
  seq: number
}

type Where = { after?: number | undefined; before?: number | undefined }

/** Statements that read channels and messages. */
export const chatStore = (q: Q) => {
  const row = (userId: string): Promise<ChannelRow | undefined> =>
    q().selectFrom('channels').selectAll().where('user_id', '=', userId).executeTakeFirst()

  /** A room with the numbers of a page, next to `from` in one direction, and how large their files are. */
  const rowWithNumbers = (userId: string, { after, before }: Where) =>
    q()
      .selectFrom('channels')
      .selectAll()
      .select(eb =>
        jsonArrayFrom(
          eb
            .selectFrom('messages')
            .select(['seq', sql<number>`coalesce(length(file_url), 0)`.as('size')])
            .whereRef('channel_user_id', '=', 'channels.user_id')
            .$if(after !== undefined, s => s.where('messages.seq', '>', after ?? 0))
            .$if(before !== undefined, s => s.where('messages.seq', '<', before ?? 0))
            .orderBy('messages.seq', after === undefined ? 'desc' : 'asc')
            .limit(PAGE + 1),
        ).as('numbers'),
      )
      .where('user_id', '=', userId)
      .executeTakeFirst()

  return {
    row,

    async room(userId: string): Promise<Room> {
      const found = await row(userId)
      return found ? { channel: asChannel(found), seq: found.seq } : { channel: null, seq: 0 }
    },

    /**
     * A room as it stands with its newest page, the one after or the one before a number; oldest first. `more`: there is more
     * that way.
     */
    async read(userId: string, where: Where) {
      const found = await rowWithNumbers(userId, where)
      if (!found) return { channel: null, seq: 0, messages: [], more: false }
      let room = PAGE_FILES
      const taken = found.numbers.slice(0, PAGE).filter((one, i) => {
        room -= one.size
        return room >= 0 || i === 0
      })
      const seqs = taken.map(one => one.seq)
      const messages = seqs.length === 0 ? [] : await this.between(userId, Math.min(...seqs), Math.max(...seqs))
      return { channel: asChannel(found), seq: found.seq, messages, more: found.numbers.length > taken.length }
    },

    /** Messages with these numbers and the ones between, oldest first. */
    async between(userId: string, first: number, last: number): Promise<NumberedMessage[]> {
      const rows = await q()
        .selectFrom('messages')
        .selectAll()
        .where('channel_user_id', '=', userId)
        .where('seq', '>=', first)
        .where('seq', '<=', last)
        .orderBy('seq')
        .execute()
      return rows.map(asMessage)
    },

    async message(id: string): Promise<{ userId: string; message: NumberedMessage } | undefined> {
      const found = await q().selectFrom('messages').selectAll().where('id', '=', id).executeTakeFirst()
      return found && { userId: found.channel_user_id, message: asMessage(found) }
    },

    /** Whether any of the messages after a number carries a file. */
    async hasFiles(userId: string, after: number): Promise<boolean> {
      const found = await q()
        .selectFrom('messages')
        .select('seq')
        .where('channel_user_id', '=', userId)
        .where('seq', '>', after)
        .where('file_url', 'is not', null)
        .limit(1)
        .executeTakeFirst()
      return found !== undefined
    },
  }
}
