import { Box, Button, Heading, SimpleGrid, Text } from '@ariane/shared/ui'
import { messages } from './messages.ts'

const text = messages.factor

/** The backup codes, shown once. */
export const BackupCodes = ({ codes, onNoted }: { codes: string[]; onNoted: () => void }) => (
  <>
    <Heading as="h3" size="md">
      {text.backupTitle}
    </Heading>
    <Text maxW="prose">{text.backupLead}</Text>
    <SimpleGrid as="ul" aria-label={text.backupList} listStyleType="none" columns={{ base: 2, sm: 5 }} gap="2">
      {codes.map(code => (
        <Box as="li" key={code} fontFamily="mono" bg="bg.subtle" borderRadius="l1" px="2" py="1" textAlign="center">
          {code}
        </Box>
      ))}
    </SimpleGrid>
    <Button alignSelf="start" onClick={onNoted}>
      {text.noted}
    </Button>
  </>
)
