/** What calls that may be repeated leave for a day. */
export interface ReceiptTables {
  receipts: {
    /** Who called. */
    user_id: string
    /** The `Idempotency-Key` of the call. */
    key: string
    /** The name of the row in the contract. */
    route: string
    /** Of the decoded input: another one with the same key is another call. */
    input_hash: string
    /** The pupil, where somebody else acted for him. */
    pupil_uid: string | null
    /** The JSON that was answered; null until the end of the transaction that writes it. */
    answer: string | null
    created_at: Date
  }
}
