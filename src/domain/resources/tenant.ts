import { text } from '../kernel/fields.ts';
import { defineResource } from '../kernel/resource.ts';

/** Tenants of the installation, kept by the platform's administrator. wire.md §4 */
export const tenant = defineResource({
  name: 'tenant',
  title: ['Tenants', '租户管理'],
  path: '/blade-system/tenant',
  dialect: 'blade',
  scope: 'system',
  permission: 'tenant',
  order: [['tenantId', 'asc']],
  defaults: { tenantId: '', domain: '', linkman: '', contactNumber: '', address: '' },
  fields: {
    tenantId: text({ label: ['Tenant ID', '租户编号'], search: true, max: 12, unique: true, form: false }),
    tenantName: text({ label: ['Tenant', '租户名称'], required: true, search: true, max: 64 }),
    domain: text({
      label: ['Domain', '绑定域名'],
      max: 255,
      help: [
        'Clients that come by this address need not be told the tenant.',
        '通过该域名访问的客户端无需填写租户编号。',
      ],
    }),
    linkman: text({ label: ['Contact', '联系人'], search: true, max: 64 }),
    contactNumber: text({ label: ['Contact number', '联系电话'], search: true, max: 32 }),
    address: text({ label: ['Address', '联系地址'] }),
  },
});
