import { describe, expect, it } from 'vitest'
import { endedTicket, readAnswer } from './cas-answer.ts'

const success = (user: string, attributes = '') =>
  `<cas:serviceResponse xmlns:cas="http://www.yale.edu/tp/cas"><cas:authenticationSuccess><cas:user>${user}</cas:user>${attributes}</cas:authenticationSuccess></cas:serviceResponse>`

describe('the answer of CAS', () => {
  it('names the user and his attributes, each as often as it is there', () => {
    const attributes =
      '<cas:attributes><cas:ENTPersonNom>L&apos;&#201;p&#xe9;e &lt;b&gt;</cas:ENTPersonNom><cas:ENTEleveClasses>A$5A</cas:ENTEleveClasses><cas:ENTEleveClasses>A$LAT</cas:ENTEleveClasses></cas:attributes>'
    expect(readAnswer(success(' uid-7 ', attributes))).toEqual({
      user: 'uid-7',
      attributes: { ENTPersonNom: ["L'Épée <b>"], ENTEleveClasses: ['A$5A', 'A$LAT'] },
    })
  })

  it('may write attributes as pairs of a name and a value, and another prefix or none', () => {
    const pairs = '<attributes><attribute name="ENTPersonProfils" value="National_ELV"/></attributes>'
    const bare = `<serviceResponse><authenticationSuccess><user>u</user>${pairs}</authenticationSuccess></serviceResponse>`
    expect(readAnswer(bare)).toEqual({ user: 'u', attributes: { ENTPersonProfils: ['National_ELV'] } })
  })

  it('expands no entity of its own, and fetches nothing', () => {
    const doctype = `<!DOCTYPE r [<!ENTITY who "admin"><!ENTITY file SYSTEM "file:///etc/passwd">]>${success('a&who;&file;b')}`
    const read = readAnswer(doctype)
    expect('user' in read && read.user).toBe('a&who;&file;b')
  })

  it('reads past a comment inside the name, which names nobody else', () => {
    expect(readAnswer(success('admin<!-- -->.evil'))).toMatchObject({ user: 'admin.evil' })
  })

  it.each([
    ['', 'INVALID_ANSWER'],
    ['<html><body>Maintenance</body></html>', 'INVALID_ANSWER'],
    [success(''), 'INVALID_ANSWER'],
    [success('').replace('<cas:user></cas:user>', ''), 'INVALID_ANSWER'],
    ['{"serviceResponse":{}}', 'INVALID_ANSWER'],
    [
      '<cas:serviceResponse><cas:authenticationFailure code="INVALID_TICKET">no</cas:authenticationFailure></cas:serviceResponse>',
      'INVALID_TICKET',
    ],
  ])('%s is refused', (xml, refused) => expect(readAnswer(xml)).toEqual({ refused }))
})

it.each([
  ['<samlp:LogoutRequest><samlp:SessionIndex>ST-1-a</samlp:SessionIndex></samlp:LogoutRequest>', 'ST-1-a'],
  ['<SessionIndex> ST-2 </SessionIndex>', 'ST-2'],
  ['<samlp:LogoutRequest/>', undefined],
  ['', undefined],
])('a single logout « %s » names the ticket %s', (text, ticket) => expect(endedTicket(text)).toBe(ticket))
