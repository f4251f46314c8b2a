/** The records that our names need: said as outputs, and made where the zone is ours. */
import { CfnOutput, Duration, Fn } from 'aws-cdk-lib';
import type { Distribution } from 'aws-cdk-lib/aws-cloudfront';
import {
  AaaaRecord,
  ARecord,
  CfnRecordSet,
  HostedZone,
  type IHostedZone,
  RecordTarget,
} from 'aws-cdk-lib/aws-route53';
import { CloudFrontTarget } from 'aws-cdk-lib/aws-route53-targets';
import { Construct } from 'constructs';
import { type Config, makesCertificate } from './config.ts';

export interface DnsRecord {
  readonly type: 'CNAME' | 'MX' | 'TXT';
  readonly name: string;
  readonly value: string;
}

/** The zone as the settings name it: looking it up would ask the network. */
export const zoneOf = (scope: Construct, { hostedZoneId, hostedZoneName }: Config) =>
  hostedZoneId === ''
    ? undefined
    : HostedZone.fromHostedZoneAttributes(scope, 'Zone', {
        hostedZoneId,
        zoneName: hostedZoneName,
      });

/** What our mail needs. Its place in the list is its name in the outputs: `Dns01` and so on. */
export class DnsRecords extends Construct {
  constructor(scope: Construct, id: string, config: Config, records: readonly DnsRecord[]) {
    super(scope, id);
    const zone = zoneOf(this, config);
    records.forEach((record, at) => {
      const number = String(at + 1).padStart(2, '0');
      new CfnOutput(scope, `Dns${number}`, {
        value: Fn.join(' ', [record.name, record.type, written(record)]),
      });
      if (zone) make(this, `Record${number}`, zone, record);
    });
  }
}

/** The names of the sites. */
export class DnsHosts extends Construct {
  constructor(scope: Construct, id: string, config: Config, distribution: Distribution) {
    super(scope, id);
    const zone = zoneOf(this, config);
    const hosts = [config.siteHost, config.waitlistHost];
    new CfnOutput(scope, 'DnsHosts', {
      value: `${hosts.join(' and ')} ALIAS (or CNAME) ${distribution.domainName}`,
    });
    const hasOwnNames = config.certificateArn !== '' || makesCertificate(config);
    if (zone && hasOwnNames) for (const host of hosts) pointAt(this, zone, host, distribution);
  }
}

const written = ({ type, value }: DnsRecord): string => (type === 'TXT' ? `"${value}"` : value);

/** Plain, as a name may be known only when it is deployed. */
function make(scope: Construct, id: string, zone: IHostedZone, record: DnsRecord): void {
  new CfnRecordSet(scope, id, {
    hostedZoneId: zone.hostedZoneId,
    name: record.name,
    type: record.type,
    ttl: String(Duration.minutes(30).toSeconds()),
    resourceRecords: [written(record)],
  });
}

function pointAt(scope: Construct, zone: IHostedZone, host: string, to: Distribution): void {
  const props = {
    zone,
    recordName: `${host}.`,
    target: RecordTarget.fromAlias(new CloudFrontTarget(to)),
  };
  new ARecord(scope, `${host}-A`, props);
  new AaaaRecord(scope, `${host}-AAAA`, props);
}
