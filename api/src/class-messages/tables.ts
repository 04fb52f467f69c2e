interface ClassMessagesTable {
  id: string
  class_id: string
  author_uid: string
  text: string
  to_pupils: boolean
  to_families: boolean
  /** The group that it was for, as it was called then; null for the whole class. */
  group_name: string | null
  sent_at: Date
  withdrawn_at: Date | null
}

export interface ClassMessagesTables {
  class_messages: ClassMessagesTable
  class_message_pupils: { message_id: string; class_id: string; pupil_uid: string }
  class_message_reads: { message_id: string; reader_uid: string; read_at: Date }
}
