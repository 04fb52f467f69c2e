// An explicit list: the kit is a federated share, so whatever stands here is downloaded by everyone.

export type { BoxProps, ButtonProps, HTMLChakraProps, StackProps, TextProps } from '@chakra-ui/react'
export {
  Badge,
  Box,
  Center,
  Container,
  chakra,
  Flex,
  Grid,
  Heading,
  HStack,
  IconButton,
  Image,
  Link,
  Separator,
  SimpleGrid,
  Spinner,
  Text,
  VisuallyHidden,
  VStack,
} from '@chakra-ui/react'
