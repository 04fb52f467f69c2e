import { MOST_SCHOOL_ACCOUNTS } from '@ariane/shared/contracts'
import { messages } from './messages.ts'

/** The names of accounts of which another one took the place. */
export const EARLIER_NAMES = Array.from({ length: MOST_SCHOOL_ACCOUNTS }, (_, n) => messages.earlierAccount(n + 1))

interface Account {
  accountName: string
  /** What stands for it at school. */
  account: string | null
}

/** The account that another one took the place of before, and that is read again. */
export const findEarlier = (accounts: readonly Account[], account: string | undefined): Account | undefined =>
  accounts.find(one => one.account !== null && one.account === account && EARLIER_NAMES.includes(one.accountName))
