import {
  Box,
  CameraIcon,
  FileIcon,
  Flex,
  type Icon,
  MicIcon,
  Panel,
  SimpleGrid,
  SparklesIcon,
  Text,
} from '@ariane/shared/ui'
import { messages } from '../messages.ts'

const text = messages.assistant
const ICONS: Record<keyof typeof text.tiles, Icon> = {
  photo: CameraIcon,
  file: FileIcon,
  audio: MicIcon,
  play: SparklesIcon,
}
const TILES = ['photo', 'file', 'audio', 'play'] as const

/** What Ariane can do with a homework. */
export function AssistantTiles() {
  return (
    <Panel title={text.title} icon={<SparklesIcon />} colorPalette="brand" mt="8">
      <SimpleGrid as="ul" columns={{ base: 1, sm: 2, md: 1, lg: 2 }} gap="4" listStyleType="none">
        {TILES.map(name => {
          const TileIcon = ICONS[name]
          return (
            <Flex
              as="li"
              key={name}
              direction={{ base: 'column', sm: 'row' }}
              gap="3"
              p="4"
              bg="bg.subtle"
              borderRadius="l2"
            >
              <Box color="brand.fg" flexShrink="0" pt="0.5">
                <TileIcon size={24} aria-hidden />
              </Box>
              <Box minW="0">
                <Text fontWeight="bold">{text.tiles[name].title}</Text>
                <Text color="ink.muted" textStyle="sm">
                  {text.tiles[name].text}
                </Text>
              </Box>
            </Flex>
          )
        })}
      </SimpleGrid>
    </Panel>
  )
}
