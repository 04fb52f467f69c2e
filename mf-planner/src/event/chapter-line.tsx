import type { CalendarEvent } from '@ariane/shared/contracts/calendar'
import { $activeUser, useStore } from '@ariane/shared/session'
import { BookOpenIcon, HStack, Text } from '@ariane/shared/ui'
import { useChapters } from './form/use-chapters.ts'

/** Where an event belongs in the curriculum; nothing while its chapter is not known. */
export default function ChapterLine({ subject, chapterId, subChapterId }: CalendarEvent['meta']) {
  const [loaded] = useChapters(subject ?? '', useStore($activeUser)?.grade)
  const chapters = loaded.state === 'ready' ? loaded.data : []
  const chapter = chapters.find(({ id }) => id === chapterId)
  if (!chapter) return null
  const part = chapter.subChapters.find(({ id }) => id === subChapterId)
  return (
    <HStack gap="3">
      <BookOpenIcon size={20} aria-hidden />
      <Text>{part ? `${chapter.title} · ${part.title}` : chapter.title}</Text>
    </HStack>
  )
}
