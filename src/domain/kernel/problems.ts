import { noProjectAtAll } from './no-project.ts';
import type { Params, Words } from './words.ts';

/** Every refusal the product can answer: wire code and HTTP status in one number, words in both languages. wire.md §1 */
const catalogue = {
  badRequest: [400, ['The request could not be understood', '请求无法识别']],
  invalid: [400, ['Please check the highlighted fields', '请检查标出的内容']],
  malformedJson: [400, ['The request body is not valid JSON', '请求内容不是有效的 JSON']],
  bodyTooLarge: [413, ['The request is too large (limit {limit})', '请求内容过大（上限 {limit}）']],
  mediaType: [415, ['This kind of request body is not accepted here', '不支持该请求内容类型']],
  notFound: [404, ['This record does not exist or is not part of this project', '记录不存在或不属于当前项目']],
  noRoute: [404, ['There is no such address', '请求的地址不存在']],
  methodNotAllowed: [405, ['This address does not take that method', '不支持该请求方法']],
  unauthorized: [401, ['Please sign in', '请求未授权，请登录']],
  badClient: [401, ['The client credential is not accepted', '客户端认证失败!']],
  forbidden: [403, ['You do not have permission for this', '您没有该操作的权限']],
  noProject: [400, ['No project is chosen', '未选择项目']],
  projectDenied: [403, ['You are not a member of this project', '您不是该项目的成员']],
  noProjectAtAll: [403, noProjectAtAll],
  stale: [
    409,
    [
      'Somebody else changed this record meanwhile. Reload it and try again; nothing was saved',
      '该记录已被他人修改，本次未保存，请刷新后重试',
    ],
  ],
  duplicate: [400, ['{label}: this value is already in use', '{label}：该值已被使用']],
  unknownRef: [400, ['{label}: the chosen entry does not exist here', '{label}：所选内容不存在']],
  unknownDict: [400, ['{label}: not an entry of the dictionary', '{label}：不是字典中的值']],
  inUse: [400, ['Cannot be removed: still used by {by}', '无法删除：仍被{by}使用']],
  sealed: [400, ['This entry is sealed and cannot be changed', '该条目已封存，不能修改']],
  idsRequired: [400, ['Please select at least one record', '请选择至少一条数据']],
  illegalAction: [400, ['This action is not possible now: {reason}', '当前不能执行该操作：{reason}']],
  captchaWrong: [400, ['The verification code is wrong or has expired', '验证码不正确或已过期']],
  captchaRequired: [400, ['Signing in here needs a verification code', '此处登录需要验证码']],
  loginWrong: [400, ['Wrong tenant, username or password', '租户、用户名或密码错误']],
  loginThrottled: [
    400,
    ['Too many failed attempts. Try again in {minutes} minutes', '登录失败次数过多，请{minutes}分钟后再试'],
  ],
  passwordWrong: [400, ['The current password is not right', '原密码不正确!']],
  sessionCurrent: [
    400,
    ['This is the session you are working in. Sign out to end it', '这是当前会话，请通过退出登录结束'],
  ],
  ownAccount: [
    400,
    ['This is your own account. Ask another administrator to do it', '不能对自己的账号执行该操作，请联系其他管理员'],
  ],
  lastAdministrator: [400, ['Somebody must remain who can administer this tenant', '至少须保留一名在职的系统管理员']],
  administratorOnly: [
    403,
    ['Only an administrator may change administrators', '仅系统管理员可修改系统管理员账号及其角色'],
  ],
  roleBeyond: [
    403,
    ['You can only give roles whose permissions you have yourself: {role}', '只能分配自己拥有全部权限的角色：{role}'],
  ],
  grantBeyond: [403, ['You can only give permissions you have yourself', '只能授予自己拥有的权限']],
  personUsed: [
    400,
    [
      '{name} cannot be removed: named by {by}. Mark them as left instead; they cannot sign in any more',
      '无法删除{name}：{by}中有其记录。请改为标记离职，离职后不能登录',
    ],
  ],
  clientInUse: [
    400,
    [
      'You are working with this client. Make another one, sign in with it, and change this one from there',
      '当前正在使用该应用。请新建应用并以其登录后，再修改此应用',
    ],
  ],
  accountLeft: [400, ['This account has been deactivated', '该账号已停用']],
  smsTooSoon: [400, ['Wait {seconds} seconds before asking for another code', '请{seconds}秒后再获取验证码']],
  smsTooMany: [
    400,
    ['Too many codes were asked for. Try again in {minutes} minutes', '获取验证码次数过多，请{minutes}分钟后再试'],
  ],
  smsWrong: [400, ['The code is wrong or has expired', '验证码错误或已过期']],
  smsSeveral: [
    400,
    [
      'Several accounts use this phone number ({accounts}). Say which one is meant, or sign in with username and password',
      '该手机号对应多个账号（{accounts}），请指定账号，或使用账号密码登录',
    ],
  ],
  ssoOff: [400, ['Signing in by a link from another system is not set up here', '未配置单点登录']],
  ssoBad: [400, ['This sign-in link is not valid here', '登录链接无效']],
  ssoExpired: [400, ['This sign-in link has expired. Please ask for a new one', '登录链接已过期，请重新获取']],
  ssoUsed: [400, ['This sign-in link was used before. Please ask for a new one', '登录链接已被使用，请重新获取']],
  ssoUnknown: [400, ['There is no account “{account}” here', '账号“{account}”不存在']],
  ssoKeys: [
    503,
    [
      'The system that made this link cannot be asked for its keys now. Please try again',
      '暂时无法验证登录链接，请重试',
    ],
  ],
  socialOff: [400, ['Signing in with {source} is not set up here', '未配置{source}登录']],
  socialState: [400, ['This attempt to sign in is no longer good. Please start again', '本次登录已失效，请重新开始']],
  socialRefused: [
    400,
    ['{source} did not confirm who you are. Please start again', '{source}未能确认您的身份，请重新登录'],
  ],
  socialUnreachable: [503, ['{source} cannot be reached now. Please try again', '暂时无法连接{source}，请重试']],
  unbound: [
    400,
    [
      'This {source} account is not linked to an account here yet. Sign in once to link it',
      '该{source}账号尚未绑定，请登录一次以完成绑定',
    ],
  ],
  bindExpired: [400, ['Linking took too long. Please start again with the other account', '绑定已超时，请重新开始']],
  identityTaken: [400, ['This {source} account is linked to somebody else', '该{source}账号已绑定其他账号']],
  refreshWrong: [400, ['The session has ended, please sign in again', '会话已失效，请重新登录']],
  grantUnknown: [400, ['This way of signing in is not supported', '不支持的授权类型']],
  fileMissing: [400, ['No file was sent', '没有收到文件']],
  fileEmpty: [400, ['The file is empty', '文件为空']],
  fileTooLarge: [413, ['The file is larger than {limit}', '文件超过 {limit}']],
  fileType: [
    400,
    [
      'Only JPG and PNG photos are accepted; “{name}” is not one, whatever its name says',
      '仅支持 JPG 和 PNG 图片；“{name}”的内容不是',
    ],
  ],
  fileHeic: [
    400,
    [
      '“{name}” is a HEIC photo. Set the camera to “Most compatible” (JPG) or export it as JPG',
      '“{name}”是 HEIC 格式，请将相机设为“兼容性最佳”(JPG) 或导出为 JPG',
    ],
  ],
  fileDamaged: [400, ['“{name}” is damaged and cannot be read', '“{name}”已损坏，无法读取']],
  fileName: [400, ['This file name is not allowed', '文件名不合法']],
  fileNotYours: [400, ['{label}: a chosen file does not exist here', '{label}：所选文件不存在']],
  storageAway: [
    503,
    [
      'The storage “{name}” cannot be used now: {reason}. Nothing was lost; please try again later',
      '存储“{name}”暂时不可用：{reason}。数据未丢失，请稍后重试',
    ],
  ],
  storageFailed: [400, ['The test failed: {reason}', '测试未通过：{reason}']],
  storagePlace: [
    400,
    [
      'Files lie there, so kind, endpoint and bucket stay as they are. Add another configuration instead',
      '该存储中已有文件，不能更改类型、地址和空间名，请新建配置',
    ],
  ],
  sheetType: [400, ['Only .xlsx workbooks are accepted', '仅支持 .xlsx 文件']],
  sheetRows: [400, ['Nothing was imported: {count} row errors', '未导入任何数据：{count} 处行错误']],
  streamsTooMany: [429, ['Too many windows are open', '打开的窗口过多']],
  logsTooMany: [
    429,
    ['Too many errors were sent. Try again in {minutes} minutes', '上传的日志过多，请{minutes}分钟后再试'],
  ],
  linkExpired: [403, ['This link has expired', '链接已过期']],
  unitTypeWithoutRooms: [
    400,
    ['This unit type has no linked room types, so no rooms can be generated', '该户型没有关联房间类型，无法生成房间'],
  ],
  unavailable: [503, ['The service is starting or stopping, please try again', '服务正在启动或停止，请稍后重试']],
  server: [500, ['Something went wrong on our side. Reference: {requestId}', '服务器异常，编号：{requestId}']],
} as const satisfies Record<string, readonly [number, Words]>;

export type ProblemName = keyof typeof catalogue;

/** What one field of a refused form is told, by its path ("defects.0.defectImg"). */
export type FieldProblems = Readonly<Record<string, { words: Words; params?: Params }>>;

/** An expected refusal. Thrown anywhere on the server, answered in one place; never logged as an error. */
export class Problem extends Error {
  readonly problem: ProblemName;
  readonly params: Params;
  readonly fields: FieldProblems | undefined;
  constructor(problem: ProblemName, params: Params = {}, fields?: FieldProblems) {
    super(catalogue[problem][1][0]);
    this.problem = problem;
    this.params = params;
    this.fields = fields;
  }
  get code(): number {
    return catalogue[this.problem][0];
  }
  get words(): Words {
    return catalogue[this.problem][1];
  }
}

/** Words and wire code of a named problem, for the client that raises the same refusal before the server has to. */
export function problemOf(name: ProblemName): { code: number; words: Words } {
  return { code: catalogue[name][0], words: catalogue[name][1] };
}
