import type { CalendarEvent } from '@ariane/shared/contracts/calendar'
import { $activeUser, useStore } from '@ariane/shared/session'
import { BookOpenIcon, HStack, Text } from '@ariane/shared/ui'
import { useChapters } from './form/use-chapters.ts'

/** The chapter of an event in the curriculum; nothing while the chapter is not loaded. */
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
