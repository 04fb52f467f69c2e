import { Button, Flex, KeyIcon, Panel, Text, TrashIcon } from '@ariane/shared/ui'
import { messages as text } from './messages.ts'

type Props = { username: string; onForget: () => void; onOther: () => void }

/** Names the stored account, and offers to remove it. */
export const Kept = ({ username, onForget, onOther }: Props) => (
  <Panel bg="bg.subtle">
    <Flex gap="3" align="center" mb="3">
      <KeyIcon size={20} aria-hidden />
      <Text overflowWrap="anywhere">{text.kept(username)}</Text>
    </Flex>
    <Flex gap="3" wrap="wrap">
      <Button size="sm" variant="outline" onClick={onOther}>
        {text.other}
      </Button>
      <Button size="sm" variant="ghost" colorPalette="danger" onClick={onForget}>
        <TrashIcon aria-hidden />
        {text.forget}
      </Button>
    </Flex>
  </Panel>
)
