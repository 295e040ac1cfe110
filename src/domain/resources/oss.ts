import { area, password, select, text } from '../kernel/fields.ts';
import { defineResource } from '../kernel/resource.ts';

/** Where a tenant's new files go; one configuration is enabled, without one the server's own disk. spec §3, wire.md §4 */
export const oss = defineResource({
  name: 'oss',
  title: ['Storage', '对象存储'],
  path: '/blade-resource/oss',
  dialect: 'blade',
  scope: 'tenant',
  permission: 'oss',
  order: [['id', 'asc']],
  defaults: {
    endpoint: '',
    domainPrefix: '',
    bucketName: '',
    region: '',
    accessKey: '',
    secretKey: '',
    status: '0',
    remark: '',
  },
  fields: {
    ossCode: text({ label: ['Code', '资源编号'], required: true, search: true, max: 64, unique: true }),
    category: select({
      label: ['Kind', '存储类型'],
      required: true,
      search: true,
      options: [
        { value: 'disk', label: ['Disk of the server', '服务器磁盘'] },
        { value: 's3', label: ['S3-compatible', 'S3 兼容存储'] },
      ],
    }),
    endpoint: text({
      label: ['Endpoint', '资源地址'],
      max: 500,
      help: [
        'Such as https://s3.example.com. Where the bucket belongs into the name: https://{bucket}.s3.example.com',
        '如 https://s3.example.com；空间名在域名中时写作 https://{bucket}.s3.example.com',
      ],
    }),
    bucketName: text({ label: ['Bucket', '空间名'], max: 64 }),
    region: text({
      label: ['Region', '地域'],
      max: 64,
      list: false,
      help: ['Empty where the storage knows none', '存储服务不区分地域时留空'],
    }),
    domainPrefix: text({
      label: ['Domain prefix', '外链域名'],
      max: 500,
      list: false,
      help: [
        'Told to other programs with every upload. This product shows files through its own links',
        '上传时告知其他程序；本系统通过自身链接显示文件',
      ],
    }),
    accessKey: text({ label: ['Access key', 'accessKey'], max: 128, list: false }),
    secretKey: password({
      label: ['Secret key', 'secretKey'],
      max: 256,
      help: [
        'Kept encrypted and never shown again. Empty leaves it as it is',
        '加密保存且不再显示；编辑时留空表示不变',
      ],
    }),
    status: select({
      label: ['Status', '状态'],
      form: false,
      options: [
        { value: '1', label: ['Enabled', '启用'] },
        { value: '0', label: ['Disabled', '停用'] },
      ],
    }),
    remark: area({ label: ['Remark', '备注'], max: 500 }),
  },
});
