import { Box } from '@ariane/shared/ui'
import { messages } from './messages.ts'

/** « Bonjour Camille »: a name like « panda-tranquille » goes to the next line whole where it can. */
export function Greeting({ name }: { name: string }) {
  return (
    <>
      {messages.hello('')}
      <Box as="span" display="inline-block" maxW="full" overflowWrap="anywhere">
        {name}
      </Box>
    </>
  )
}
