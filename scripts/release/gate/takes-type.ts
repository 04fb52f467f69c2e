import { parseSync, type TsFnParameter, type TsFunctionType, type TsType, type TsTypeLiteral } from '@swc/core'

/** What is drawn as it is where anything may be drawn. */
const DRAWN = /^(?:string|number|bigint|boolean|null|undefined|Element|ReactElement)$/
const KIND_OF_LITERAL: Readonly<Record<string, string>> = {
  StringLiteral: 'string',
  TemplateLiteral: 'string',
  NumericLiteral: 'number',
  BigIntLiteral: 'bigint',
  BooleanLiteral: 'boolean',
}

/**
 * Whether a part takes everything that was sent to it before, by the types as the compiler writes them. Names of types are compared,
 * not what is inside them.
 */
export function takesType(taken: string, sent: string): boolean {
  return taken === sent || takes(parse(taken), parse(sent))
}

/** Undefined where it cannot be read. */
function parse(text: string): TsType | undefined {
  try {
    const [item] = parseSync(`type A = ${text}`, { syntax: 'typescript' }).body
    return item?.type === 'TsTypeAliasDeclaration' ? item.typeAnnotation : undefined
  } catch {
    return undefined
  }
}

const listMembers = (type: TsType): TsType[] => {
  if (type.type === 'TsParenthesizedType') return listMembers(type.typeAnnotation)
  return type.type === 'TsUnionType' ? type.types.flatMap(listMembers) : [type]
}

/** Every member of what is sent has one that takes it; what has no type that can be read may be anything. */
const takes = (taken: TsType | undefined, sent: TsType | undefined): boolean =>
  !taken || !sent || listMembers(sent).every(one => listMembers(taken).some(other => takesOne(other, one)))

function takesOne(taken: TsType, sent: TsType): boolean {
  if (write(taken) === write(sent)) return true
  if (taken.type === 'TsTypeOperator' && taken.op === 'readonly')
    return takes(
      taken.typeAnnotation,
      sent.type === 'TsTypeOperator' && sent.op === 'readonly' ? sent.typeAnnotation : sent,
    )
  if (taken.type === 'TsKeywordType') return /^(?:any|unknown)$/.test(taken.kind) || readKind(sent) === taken.kind
  if (taken.type === 'TsArrayType') return sent.type === 'TsArrayType' && takes(taken.elemType, sent.elemType)
  if (taken.type === 'TsFunctionType') return sent.type === 'TsFunctionType' && callsAsBefore(taken, sent)
  if (taken.type === 'TsTypeLiteral') return sent.type === 'TsTypeLiteral' && takesMembers(taken, sent)
  if (readKind(taken) === 'ReactNode') return DRAWN.test(readKind(sent))
  if (taken.type !== 'TsTypeReference' || sent.type !== 'TsTypeReference') return false
  const [own, others] = [taken, sent].map(({ typeParams }) => typeParams?.params ?? [])
  return (
    write(taken.typeName) === write(sent.typeName) && own?.every((one, index) => takes(one, others?.[index])) === true
  )
}

/** The name of a type, or of what a literal is one of. */
function readKind(type: TsType): string {
  if (type.type === 'TsKeywordType') return type.kind
  if (type.type === 'TsLiteralType') return KIND_OF_LITERAL[type.literal.type] ?? ''
  return type.type === 'TsTypeReference' && type.typeName.type === 'Identifier' ? type.typeName.value : ''
}

/** A function that was sent is called with what it takes, and gives back what is asked for. */
function callsAsBefore(taken: TsFunctionType, sent: TsFunctionType): boolean {
  const gives = sent.params.every((param, index) => {
    const given = taken.params[index]
    if (!given) return isOptional(param)
    return (isOptional(param) || !isOptional(given)) && takes(typeOf(param), typeOf(given))
  })
  const [asked, answer] = [taken, sent].map(({ typeAnnotation }) => typeAnnotation.typeAnnotation)
  return gives && ((asked && readKind(asked) === 'void') || takes(asked, answer))
}

const typeOf = ({ typeAnnotation }: TsFnParameter) => typeAnnotation?.typeAnnotation
const isOptional = (param: TsFnParameter) => param.type === 'RestElement' || param.optional

/** Members of an object that is sent: none that is not taken, and all that have to be there. */
function takesMembers(taken: TsTypeLiteral, sent: TsTypeLiteral): boolean {
  const [asked, given] = [listProperties(taken), listProperties(sent)]
  if (!asked || !given) return false
  return (
    [...given.keys()].every(key => asked.has(key)) &&
    [...asked].every(([key, { optional, type }]) => {
      const own = given.get(key)
      return own ? (optional || !own.optional) && takes(type, own.type) : optional
    })
  )
}

/** By name; undefined where a member is no property. */
function listProperties({ members }: TsTypeLiteral) {
  const properties = members.map(one =>
    one.type === 'TsPropertySignature'
      ? ([write(one.key), { optional: one.optional, type: one.typeAnnotation?.typeAnnotation }] as const)
      : undefined,
  )
  return properties.includes(undefined) ? undefined : new Map(properties.filter(one => one !== undefined))
}

/** A type without the places where its parts stand, and without names of arguments. */
const write = (node: object): string =>
  JSON.stringify(node, (key, value) => {
    if (key === 'span' || key === 'ctxt' || key === 'raw') return undefined
    return value?.type === 'Identifier' && value.typeAnnotation ? { ...value, value: '' } : value
  })
