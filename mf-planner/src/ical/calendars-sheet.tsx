import { $activeUser, $session, useStore } from '@ariane/shared/session'
import { Button, Flex, VStack } from '@ariane/shared/ui'
import { BottomSheet } from '@ariane/shared/ui/overlay'
import { Download } from './download.tsx'
import { Feed } from './feed.tsx'
import { ImportForm } from './import-form.tsx'
import { Imported } from './imported.tsx'
import { messages } from './messages.ts'

type Props = { onClose: () => void; onChanged: () => void }

/** The imported calendars, and the export of the pupil's own. */
export default function CalendarsSheet({ onClose, onChanged }: Props) {
  const session = useStore($session)
  const uid = useStore($activeUser)?.uid
  // The secret address belongs to the pupil alone: a viewing manager is not offered it.
  const isOwn = session.status === 'signedIn' && session.user.uid === uid
  const footer = (
    <Flex justify="flex-end" w="full" maxW="2xl" mx="auto">
      <Button variant="outline" onClick={onClose}>
        {messages.close}
      </Button>
    </Flex>
  )
  return (
    <BottomSheet title={messages.title} onClose={onClose} footer={footer} size="lg">
      <VStack align="stretch" gap="8" maxW="2xl" mx="auto">
        <ImportForm onChanged={onChanged} />
        <Imported onChanged={onChanged} />
        {isOwn && <Feed key={uid} />}
        <Download />
      </VStack>
    </BottomSheet>
  )
}
